import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumedReceipt, deliveryDays, disputeDate, disputePeriod } from '@/lib/dates/dispute-date';
import { addDays, daysBetween, isoDay } from '@/lib/time/calendar-day';
import { anyDay, dayOf } from '@/tests/unit/lib/time/day';

describe('a notice with a known sending date', () => {
  it.each([
    ['2026-11-02', '2026-11-09', '2026-12-09', 'no holiday'],
    ['2026-11-07', '2026-11-16', '2026-12-16', 'sent on a Saturday, and Veterans Day'],
    ['2026-11-20', '2026-11-30', '2026-12-30', 'Thanksgiving'],
    ['2026-12-21', '2026-12-29', '2027-01-28', 'Christmas and the end of the year'],
    ['2026-12-28', '2027-01-05', '2027-02-04', 'New Year’s Day'],
    ['2027-01-14', '2027-01-22', '2027-02-21', 'a Monday holiday, and an end on a Sunday'],
    ['2026-06-29', '2026-07-06', '2026-08-05', 'a holiday on a Saturday: the Friday counts'],
    ['2027-06-14', '2027-06-21', '2027-07-21', 'Juneteenth on a Saturday'],
    ['2027-06-30', '2027-07-07', '2027-08-06', 'a holiday on a Sunday: the Monday counts'],
    ['2027-12-20', '2027-12-27', '2028-01-26', 'Christmas on a Saturday'],
    ['2027-12-27', '2028-01-03', '2028-02-02', 'New Year’s Day on a Saturday'],
    ['2028-01-24', '2028-01-31', '2028-03-01', 'across a leap day'],
    ['2028-02-24', '2028-03-02', '2028-04-01', 'a leap day counts'],
    ['2026-09-02', '2026-09-10', '2026-10-10', 'Labor Day'],
  ])('sent %s, assumed received %s, ends %s: %s', (sent, received, ends) => {
    expect(isoDay(assumedReceipt(dayOf(sent)))).toBe(received);
    expect(isoDay(disputeDate({ sent: dayOf(sent) }).day)).toBe(ends);
  });
});

it('lists why a day is skipped', () => {
  expect(deliveryDays(dayOf('2027-06-17')).slice(0, 4)).toEqual([
    { day: dayOf('2027-06-18'), number: 1 },
    { day: dayOf('2027-06-19'), skipped: { why: 'holiday', holiday: 'juneteenth' } },
    { day: dayOf('2027-06-20'), skipped: { why: 'weekend' } },
    { day: dayOf('2027-06-21'), number: 2 },
  ]);
});

describe('a notice with a known receipt date', () => {
  it.each([
    ['2026-11-05', '2026-12-05'],
    ['2026-12-02', '2027-01-01'],
    ['2026-12-31', '2027-01-30'],
    ['2027-01-29', '2027-02-28'],
    ['2027-01-31', '2027-03-02'],
    ['2028-01-30', '2028-02-29'],
    ['2028-02-29', '2028-03-30'],
    ['2027-06-04', '2027-07-04'],
  ])('received %s, ends %s', (received, ends) => {
    expect(isoDay(disputeDate({ received: dayOf(received) }).day)).toBe(ends);
    const period = disputePeriod(dayOf(received));
    expect(period.every((counted) => 'number' in counted)).toBe(true);
    expect(isoDay(period.at(-1)!.day)).toBe(ends);
  });
});

describe('the date to dispute by', () => {
  const [printed, received, sent] = ['2026-12-20', '2026-11-05', '2026-11-02'].map(dayOf);

  it('is the printed date, whatever else is known', () => {
    expect(disputeDate({ printed, received, sent })).toEqual({ day: printed, by: 'printed' });
  });

  it('is the earlier of two counts without a printed date', () => {
    expect(disputeDate({ received, sent })).toMatchObject({ by: 'received', from: received });
    expect(disputeDate({ received: dayOf('2026-11-12'), sent })).toMatchObject({
      by: 'sent',
      day: dayOf('2026-12-09'),
    });
  });

  it('is the printed date even if too early, with the earliest legal date', () => {
    expect(disputeDate({ printed: dayOf('2026-12-08'), sent })).toMatchObject({
      by: 'printed',
      earliest: dayOf('2026-12-09'),
    });
    expect(disputeDate({ printed: dayOf('2026-12-09'), sent })).not.toHaveProperty('earliest');
  });

  it('needs at least one date', () => {
    expect(() => disputeDate({})).toThrow('no date of the debt notice');
  });

  it('is at least thirty-five days after sending, and thirty after receipt', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(daysBetween(day, disputeDate({ sent: day }).day)).toBeGreaterThanOrEqual(35);
        expect(disputeDate({ received: day }).day).toEqual(addDays(day, 30));
      }),
    );
  });
});
