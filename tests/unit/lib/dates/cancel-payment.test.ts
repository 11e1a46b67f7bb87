import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankCalendar } from '@/lib/dates/business-days';
import { lastSafeDay } from '@/lib/dates/cancel-payment';
import { addDays, daysBetween, isoDay } from '@/lib/time/calendar-day';
import { anyDay, dayOf } from '@/tests/unit/lib/time/day';

describe('the last safe day to cancel a payment', () => {
  it.each([
    // Payment, by the bank's calendar, by the cautious one.
    ['2026-07-07', '2026-07-02', '2026-07-01'],
    ['2026-11-12', '2026-11-06', '2026-11-06'],
    ['2026-11-27', '2026-11-23', '2026-11-23'],
    ['2026-11-30', '2026-11-24', '2026-11-24'],
    ['2026-12-04', '2026-12-01', '2026-12-01'],
    ['2026-12-26', '2026-12-22', '2026-12-22'],
    ['2026-12-27', '2026-12-22', '2026-12-22'],
    ['2026-12-28', '2026-12-22', '2026-12-22'],
    ['2027-01-01', '2026-12-29', '2026-12-29'],
    ['2027-01-04', '2026-12-29', '2026-12-29'],
    ['2027-01-19', '2027-01-13', '2027-01-13'],
    ['2027-06-22', '2027-06-17', '2027-06-16'],
    ['2027-07-06', '2027-06-30', '2027-06-30'],
    ['2027-07-09', '2027-07-06', '2027-07-06'],
    ['2027-09-07', '2027-09-01', '2027-09-01'],
    ['2027-10-12', '2027-10-06', '2027-10-06'],
    ['2027-12-28', '2027-12-23', '2027-12-22'],
    ['2028-01-04', '2027-12-30', '2027-12-29'],
    ['2028-02-29', '2028-02-24', '2028-02-24'],
    ['2028-03-01', '2028-02-25', '2028-02-25'],
    ['2028-11-14', '2028-11-09', '2028-11-08'],
    ['2029-01-02', '2028-12-27', '2028-12-27'],
  ])('payment on %s: %s by the bank’s calendar, %s by the cautious one', (payment, bank, cautious) => {
    const safe = lastSafeDay(dayOf(payment));
    expect([isoDay(safe.bankDay), isoDay(safe.day)]).toEqual([bank, cautious]);
  });

  it('lists why each day is skipped', () => {
    expect(lastSafeDay(dayOf('2027-06-22')).count).toEqual([
      { day: dayOf('2027-06-21'), number: 1 },
      { day: dayOf('2027-06-20'), skipped: { why: 'weekend' } },
      { day: dayOf('2027-06-19'), skipped: { why: 'holiday', holiday: 'juneteenth' } },
      { day: dayOf('2027-06-18'), skipped: { why: 'friday', holiday: 'juneteenth' } },
      { day: dayOf('2027-06-17'), number: 2 },
      { day: dayOf('2027-06-16'), number: 3 },
    ]);
  });

  it('is a business day, not after the bank’s, at most ten days before the payment, and grows with the payment date', () => {
    fc.assert(
      fc.property(anyDay, (payment) => {
        const { day, bankDay, count } = lastSafeDay(payment);
        expect(bankCalendar(day)).toBeUndefined();
        expect(daysBetween(day, bankDay)).toBeGreaterThanOrEqual(0);
        expect(count.filter((counted) => 'number' in counted)).toHaveLength(3);
        expect(daysBetween(day, payment)).toBe(count.length);
        expect(count.length).toBeLessThanOrEqual(10);
        expect(daysBetween(lastSafeDay(addDays(payment, -1)).day, day)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
