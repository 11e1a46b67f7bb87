import { expect, it } from 'vitest';
import { isOneOf } from '@/lib/is-one-of';

it.each([
  ['b', true],
  ['c', false],
  ['', false],
  ['constructor', false],
])('%j is one of a and b: %s', (value, expected) => {
  expect(isOneOf(['a', 'b'], value)).toBe(expected);
});
