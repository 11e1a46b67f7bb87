import { expect, it } from 'vitest';
import { recordOf } from '@/lib/record-of';

it('has the names in their order, and makes a value of each', () => {
  expect(Object.entries(recordOf(['b', 'a'], (name) => `${name}!`))).toEqual([
    ['b', 'b!'],
    ['a', 'a!'],
  ]);
});
