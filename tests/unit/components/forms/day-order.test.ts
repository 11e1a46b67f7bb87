import { expect, it } from 'vitest';
import { dayControlId } from '@/components/forms/day-order';

it.each([
  ['en', 'year', 'sent-year'],
  ['es', 'month', 'sent-month'],
  ['en', undefined, 'sent-month'],
  ['es', undefined, 'sent-day'],
] as const)('in %s a date whose %s is wrong puts focus on %s', (locale, part, id) => {
  expect(dayControlId({ field: 'sent', part }, locale)).toBe(id);
});
