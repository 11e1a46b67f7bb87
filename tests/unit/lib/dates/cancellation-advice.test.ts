import { expect, it } from 'vitest';
import { lastSafeDay } from '@/lib/dates/cancel-payment';
import { cancellationAdvice } from '@/lib/dates/cancellation-advice';
import { dayOf } from '@/tests/unit/lib/time/day';

const paymentOn = (iso: string) => ({ ...lastSafeDay(dayOf(iso)), payment: dayOf(iso) });

it.each([
  ['2026-12-28', '2026-12-21', 'time-left'],
  ['2026-12-28', '2026-12-22', 'today'],
  ['2026-12-28', '2026-12-23', 'late'],
  ['2026-12-28', '2026-12-27', 'late'],
  ['2026-12-28', '2026-12-28', 'paid'],
  ['2026-12-28', '2027-01-05', 'paid'],
  ['2027-06-22', '2027-06-16', 'today'],
  ['2027-06-22', '2027-06-17', 'bank-only'],
  ['2027-06-22', '2027-06-18', 'late'],
])('for a payment on %s the advice on %s is %s [dates-3]', (payment, today, advice) => {
  expect(cancellationAdvice(paymentOn(payment), dayOf(today))).toBe(advice);
});

it('is time-left when today is unknown', () => {
  expect(cancellationAdvice(paymentOn('2026-12-28'), undefined)).toBe('time-left');
});
