import { expect, it } from 'vitest';
import { mapValues } from '@/lib/map-values';

it('keeps the names and their order, and makes each value anew', () => {
  expect(Object.entries(mapValues({ b: 1, a: 2 }, (value, name) => `${name}${value * 2}`))).toEqual([
    ['b', 'b2'],
    ['a', 'a4'],
  ]);
});
