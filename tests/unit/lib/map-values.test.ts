import { expect, it } from 'vitest';
import { mapValues } from '@/lib/map-values';

it('maps each value and keeps the order of the keys', () => {
  expect(Object.entries(mapValues({ b: 1, a: 2 }, (value, name) => `${name}${value * 2}`))).toEqual([
    ['b', 'b2'],
    ['a', 'a4'],
  ]);
});
