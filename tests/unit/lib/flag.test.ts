import { expect, it } from 'vitest';
import { flag } from '@/lib/flag';

it('returns an empty string for true and undefined for false', () => {
  expect([flag(true), flag(false)]).toEqual(['', undefined]);
});
