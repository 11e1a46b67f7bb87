import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCancellation } from '@/lib/dates/answer-cancellation';
import { isoDay } from '@/lib/time/calendar-day';
import { typedAs } from '@/tests/unit/lib/forms/typed-day';
import { dayOf } from '@/tests/unit/lib/time/day';

const today = dayOf('2026-11-23');
const check = (iso: string) => answerCancellation({ payment: typedAs(iso) }, today);

describe('the last safe day to cancel', () => {
  it.each([
    ['2026-12-28', '2026-12-22', '2026-12-22'],
    ['2027-06-22', '2027-06-16', '2027-06-17'],
    ['2026-11-23', '2026-11-18', '2026-11-18'],
    ['2026-11-02', '2026-10-28', '2026-10-28'],
  ])('for a payment on %s is %s, or %s by the bank’s calendar', (payment, day, bankDay) => {
    const checked = check(payment);
    if ('problems' in checked) throw new Error(JSON.stringify(checked));
    const { answer } = checked;
    expect([answer.payment, answer.day, answer.bankDay].map(isoDay)).toEqual([payment, day, bankDay]);
  });

  it.each([
    ['', undefined, 'empty'],
    ['2027-02', 'day', 'missing'],
    ['2027-02-29', 'day', 'no-such-day'],
    ['2027-13-01', 'month', 'not-a-number'],
    ['27-01-02', 'year', 'year-digits'],
    ['2030-01-02', 'year', 'far-ahead'],
    ['2023-12-31', 'year', 'long-ago'],
  ])('is an error for %j, in its %s: %s [dates-4]', (payment, part, code) => {
    expect(check(payment)).toEqual({ problems: [{ field: 'payment', part, code }] });
  });

  it('returns an answer or exactly one problem for any input', () => {
    const part = fc.oneof(fc.string(), fc.nat(3000).map(String));
    fc.assert(
      fc.property(fc.record({ year: part, month: part, day: part }), (payment) => {
        const checked = answerCancellation({ payment }, today);
        expect('answer' in checked || checked.problems.length === 1).toBe(true);
      }),
    );
  });
});
