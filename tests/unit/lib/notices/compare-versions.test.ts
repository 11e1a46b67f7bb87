import { expect, it } from 'vitest';
import { compareVersions } from '@/lib/notices/compare-versions';

it.each([
  ['1.0', '1.1', -1],
  ['1.9', '1.10', -1],
  ['2.0', '1.10', 1],
  ['10.0', '9.9', 1],
  ['5.2.1', '5.2', 1],
  ['5.0', '5', 0],
  ['5.2', '5.2', 0],
])('compares %s with %s as %i', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
  expect(Math.sign(compareVersions(b, a)) + sign).toBe(0);
});
