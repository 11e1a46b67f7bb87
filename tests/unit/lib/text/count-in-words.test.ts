import { expect, it } from 'vitest';
import { countInWords } from '@/lib/text/count-in-words';

it.each([
  [0, 'zero', 'cero'],
  [2, 'two', 'dos'],
  [9, 'nine', 'nueve'],
  [10, '10', '10'],
  [400, '400', '400'],
])('writes %d as running text', (count, english, spanish) => {
  expect(countInWords(count, 'en')).toBe(english);
  expect(countInWords(count, 'es')).toBe(spanish);
});
