import { expect, it } from 'vitest';
import { isInRanges } from '@/scripts/kit/is-in-ranges.mjs';

it.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.15.1', false],
  ['22.16.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is in the ranges of the project: %s', (version, isIn) => {
  expect(isInRanges(version, '^20.19 || ^22.16 || >=24')).toBe(isIn);
});
