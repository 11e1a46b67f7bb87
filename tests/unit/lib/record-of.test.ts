import { expect, it } from 'vitest';
import { namesOf, recordOf } from '@/lib/record-of';

it('maps each name to a value, in order', () => {
  expect(Object.entries(recordOf(['b', 'a'], (name) => `${name}!`))).toEqual([
    ['b', 'b!'],
    ['a', 'a!'],
  ]);
});

it('lists the names of a record in its order', () => {
  expect(namesOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});
