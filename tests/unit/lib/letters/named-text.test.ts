import { expect, it } from 'vitest';
import { namedText } from '@/lib/letters/named-text';

it('a text is found by its name, and none is left out in silence', () => {
  expect(namedText({ about: 'This is about' }, 'about')).toBe('This is about');
  for (const texts of [{}, undefined]) expect(() => namedText(texts, 'about')).toThrow('No text “about”');
});
