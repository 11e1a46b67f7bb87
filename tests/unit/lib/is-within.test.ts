import { expect, it } from 'vitest';
import { isWithin } from '@/lib/is-within';

it.each([
  ['/es', '/es', true],
  ['/es/about', '/es', true],
  ['/es/', '/es', true],
  ['/espresso', '/es', false],
  ['/about/es', '/es', false],
  ['/', '/es', false],
  ['/', '', true],
  ['/about', '', true],
])('%s is at or below “%s”: %s', (path, prefix, expected) => {
  expect(isWithin(path, prefix)).toBe(expected);
});
