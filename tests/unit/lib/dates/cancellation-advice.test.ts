import { expect, it } from 'vitest';
import { cancellationAdvice } from '@/lib/dates/cancellation-advice';
import { dayOf } from '@/tests/unit/lib/time/day';

const [safe, payment] = [dayOf('2026-12-22'), dayOf('2026-12-28')];

it.each([
  ['2026-12-21', 'time-left'],
  ['2026-12-22', 'today'],
  ['2026-12-23', 'late'],
  ['2026-12-27', 'late'],
  ['2026-12-28', 'paid'],
  ['2027-01-05', 'paid'],
])('on %s the advice for a payment on 28 December 2026 is %s [dates-3]', (today, advice) => {
  expect(cancellationAdvice(safe, payment, dayOf(today))).toBe(advice);
});

it('is time-left when today is unknown', () => {
  expect(cancellationAdvice(safe, payment, undefined)).toBe('time-left');
});
