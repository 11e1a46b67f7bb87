import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from '@/lib/forms/read-day';
import { isoDay } from '@/lib/time/calendar-day';
import { anyDay } from '@/tests/unit/lib/time/day';

describe('a date typed in three fields', () => {
  it.each([
    ['12', '28', '2026', { year: 2026, month: 12, day: 28 }],
    ['2', '29', '2028', { year: 2028, month: 2, day: 29 }],
    [' 7 ', '０４', '２０２７', { year: 2027, month: 7, day: 4 }],
    ['', ' ', '', 'empty'],
    ['5', '1', '1000', { year: 1000, month: 5, day: 1 }],
    ['12', '', '', { code: 'missing', part: 'day' }],
    ['', '28', '', { code: 'missing', part: 'month' }],
    ['5x', '1', '2027', { code: 'not-a-number', part: 'month' }],
    ['x5', '1', '2027', { code: 'not-a-number', part: 'month' }],
    ['5', '1x', '2027', { code: 'not-a-number', part: 'day' }],
    ['', '28', '2026', { code: 'missing', part: 'month' }],
    ['12', '', '2026', { code: 'missing', part: 'day' }],
    ['12', '28', '', { code: 'missing', part: 'year' }],
    ['2', '29', '2027', { code: 'no-such-day', part: 'day' }],
    ['4', '31', '2027', { code: 'no-such-day', part: 'day' }],
    ['4', '0', '2027', { code: 'no-such-day', part: 'day' }],
    ['13', '1', '2027', { code: 'not-a-number', part: 'month' }],
    ['0', '1', '2027', { code: 'not-a-number', part: 'month' }],
    ['5', 'first', '2027', { code: 'not-a-number', part: 'day' }],
    ['5', '-1', '2027', { code: 'not-a-number', part: 'day' }],
    ['5', '1', '27', { code: 'year-digits', part: 'year' }],
    ['5', '1', 'two', { code: 'year-digits', part: 'year' }],
    ['5', '1', '0027', { code: 'year-digits', part: 'year' }],
    ['5', '1', '20270', { code: 'year-digits', part: 'year' }],
  ])('month %j, day %j, year %j', (month, day, year, expected) => {
    expect(readDay({ month, day, year })).toEqual(expected);
  });

  it('round-trips any date', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readDay({ year: `${day.year}`, month: `${day.month}`, day: `${day.day}` })).toEqual(day);
      }),
    );
  });

  it('returns a real date or a problem for any input', () => {
    const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat().map(String));
    fc.assert(
      fc.property(part, part, part, (month, day, year) => {
        const read = readDay({ month, day, year });
        if (typeof read === 'object' && 'day' in read)
          expect(new Date(isoDay(read)).toISOString()).toContain(isoDay(read));
      }),
    );
  });
});
