import { expect, it } from 'vitest';
import { flag } from '@/lib/flag';

it('an attribute is there, without a value, or not at all', () => {
  expect([flag(true), flag(false)]).toEqual(['', undefined]);
});
