import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerDispute, type DisputeProblem, type TypedDebtNotice } from '@/lib/dates/answer-dispute';
import { isoDay } from '@/lib/time/calendar-day';
import type { Clock } from '@/lib/time/today';
import { typedAs } from '@/tests/unit/lib/forms/typed-day';
import { dayOf } from '@/tests/unit/lib/time/day';

const today = dayOf('2026-11-23');
const none = typedAs('');
const debtNotice = (given: Partial<TypedDebtNotice>): TypedDebtNotice => ({
  isPrinted: false,
  printed: none,
  received: none,
  sent: none,
  ...given,
});
const found = (given: Partial<TypedDebtNotice>, clock: Clock = { today, builtOn: today }) => {
  const checked = answerDispute(debtNotice(given), clock);
  return 'answer' in checked ? [isoDay(checked.answer.day), checked.answer.by] : checked.problems;
};

describe('the date to dispute by', () => {
  it('is the printed date if there is one [dates-5]', () => {
    expect(found({ isPrinted: true, printed: typedAs('2026-12-09'), sent: typedAs('2026-11-02') })).toEqual([
      '2026-12-09',
      'printed',
    ]);
  });

  it('counts from receipt, or from sending if that ends earlier', () => {
    expect(found({ received: typedAs('2026-11-05') })).toEqual(['2026-12-05', 'received']);
    expect(found({ received: typedAs('2026-11-05'), sent: typedAs('2026-11-02') })).toEqual(['2026-12-05', 'received']);
    expect(found({ received: typedAs('2026-11-20'), sent: typedAs('2026-11-02') })).toEqual(['2026-12-09', 'sent']);
  });

  it('accepts receipt today, receipt on the day of sending, and a printed date on that day', () => {
    expect(found({ received: typedAs('2026-11-23') })).toEqual(['2026-12-23', 'received']);
    expect(found({ received: typedAs('2026-11-02'), sent: typedAs('2026-11-02') })).toEqual(['2026-12-02', 'received']);
    const sameDay = { isPrinted: true, printed: typedAs('2026-11-02'), sent: typedAs('2026-11-02') };
    expect(found(sameDay)).toEqual(['2026-11-02', 'printed']);
  });

  it('reports dates in the future, whatever their order', () => {
    const notYet = (field: string) => ({ field, code: 'not-yet' });
    const [sooner, later] = [typedAs('2026-11-25'), typedAs('2026-12-01')];
    expect(found({ received: sooner, sent: later })).toEqual([notYet('received'), notYet('sent')]);
    expect(found({ isPrinted: true, printed: sooner, sent: later })).toEqual([notYet('sent')]);
  });

  it('refuses no date as a future one while today is unknown, but a year far from that of the build', () => {
    const wrongClock = { today: undefined, builtOn: dayOf('2026-06-01') };
    const [received, sent] = [typedAs('2026-11-05'), typedAs('2026-11-02')];
    expect(found({ received, sent }, wrongClock)).toEqual(['2026-12-05', 'received']);
    expect(found({ received: typedAs('2030-01-01') }, wrongClock)).toEqual([
      { field: 'received', part: 'year', code: 'far-ahead' },
    ]);
  });

  it.each([
    [{ isPrinted: undefined }, 'printed-choice', undefined, 'choose'],
    [{}, 'received', undefined, 'empty'],
    [{ isPrinted: true }, 'printed', undefined, 'empty'],
    [{ isPrinted: true, sent: typedAs('2026-11-02') }, 'printed', undefined, 'empty'],
    [
      { isPrinted: true, printed: typedAs('2026-11-01'), sent: typedAs('2026-11-02') },
      'printed',
      undefined,
      'before-sent',
    ],
    [{ received: typedAs('2026-11-24') }, 'received', undefined, 'not-yet'],
    [{ sent: typedAs('2026-12-01') }, 'sent', undefined, 'not-yet'],
    [{ received: typedAs('2026-11-01'), sent: typedAs('2026-11-02') }, 'received', undefined, 'before-sent'],
    [{ received: typedAs('2026-02-30') }, 'received', 'day', 'no-such-day'],
    [{ isPrinted: true, printed: typedAs('2030-01-01') }, 'printed', 'year', 'far-ahead'],
    [{ isPrinted: true, printed: typedAs('2019-01-01') }, 'printed', 'year', 'long-ago'],
  ])('%j has a problem at %s, in its %s: %s', (given, field, part, code) => {
    expect(found(given)).toEqual([{ field, part, code }]);
  });

  it.each([
    [{ isPrinted: true, sent: typedAs('2026-13-45') }, ['printed empty', 'sent not-a-number']],
    [
      { isPrinted: true, printed: typedAs('2026-02-30'), sent: typedAs('2030-01-01') },
      ['printed no-such-day', 'sent far-ahead'],
    ],
    [{ received: typedAs('2019-01-01'), sent: typedAs('2026-02-30') }, ['received long-ago', 'sent no-such-day']],
    [{ sent: typedAs('2026-02-30') }, ['sent no-such-day']],
  ])('%j has all of its problems at once: %j [form-2]', (given, problems) => {
    const { problems: all } = answerDispute(debtNotice(given), { today, builtOn: today }) as {
      problems: DisputeProblem[];
    };
    expect(all.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
  });

  it('returns an answer or at least one problem for any input', () => {
    const part = fc.oneof(fc.string(), fc.nat(3000).map(String));
    const day = fc.record({ year: part, month: part, day: part });
    const any = fc.record({
      isPrinted: fc.option(fc.boolean(), { nil: undefined }),
      printed: day,
      received: day,
      sent: day,
    });
    fc.assert(
      fc.property(any, (given) => {
        const checked = answerDispute(given, { today, builtOn: today });
        expect('answer' in checked || checked.problems.length > 0).toBe(true);
      }),
    );
  });
});
