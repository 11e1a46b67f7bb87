import { expect, it } from 'vitest';
import { recordOf } from '@/lib/record-of';

it('maps each name to a value, in order', () => {
  expect(Object.entries(recordOf(['b', 'a'], (name) => `${name}!`))).toEqual([
    ['b', 'b!'],
    ['a', 'a!'],
  ]);
});
