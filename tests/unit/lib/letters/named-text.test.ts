import { expect, it } from 'vitest';
import { namedText } from '@/lib/letters/named-text';

it('returns a text by name, and throws if it is missing', () => {
  expect(namedText({ about: 'This is about' }, 'about')).toBe('This is about');
  for (const texts of [{}, undefined]) expect(() => namedText(texts, 'about')).toThrow('No text “about”');
});
