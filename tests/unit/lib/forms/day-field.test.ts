import { expect, it } from 'vitest';
import { readNearDay } from '@/lib/forms/day-field';
import { dayOf } from '@/tests/unit/lib/time/day';
import { typedAs } from './typed-day';

const today = dayOf('2026-11-23');
const read = (iso: string) => readNearDay('sent', typedAs(iso), today);

it.each(['2024-01-01', '2026-11-23', '2029-01-02', '2029-12-31'])(
  'accepts a date from two years back to three years ahead: %s',
  (iso) => {
    expect(read(iso)).toEqual(dayOf(iso));
  },
);

it.each([
  ['', undefined, 'empty'],
  ['2026-02-30', 'day', 'no-such-day'],
  ['2030-01-01', 'year', 'far-ahead'],
  ['2023-12-31', 'year', 'long-ago'],
])('%j has a problem in its %s: %s [dates-4]', (iso, part, code) => {
  expect(read(iso)).toEqual({ field: 'sent', part, code });
});
