import { describe, expect, it } from 'vitest';
import { isBankHoliday } from '@/lib/time/holidays';
import { formatHours, formatTimeOfDay, formatWeekday } from '@/lib/time/hours-text';
import { easternHours, hoursElsewhere, isOfficeOpen } from '@/lib/time/office-hours';
import { momentOf, zonedTime } from '@/lib/time/zoned-time';

const english = {
  range: '{firstDay} to {lastDay}, {from} to {to}',
  rangeNextDay: '{firstDay} to {lastDay}, {from} to {to} the next day',
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('federal bank holidays', () => {
  it.each([
    // The lists of the Federal Reserve Bank of Richmond, and the observed days of earlier years.
    [2023, '1/2 1/16 2/20 5/29 6/19 7/4 9/4 10/9 11/11 11/23 12/25'],
    [2026, '1/1 1/19 2/16 5/25 6/19 7/4 9/7 10/12 11/11 11/26 12/25'],
    [2027, '1/1 1/18 2/15 5/31 6/19 7/5 9/6 10/11 11/11 11/25 12/25'],
  ])('%i', (year, expected) => {
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day))).filter(
      (date) => date.getUTCFullYear() === year,
    );
    const holidays = days.filter((date) =>
      isBankHoliday({ year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }),
    );
    expect(holidays.map((date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}`).join(' ')).toBe(expected);
  });
});

describe('the office is open', () => {
  it.each([
    ['2026-11-18T12:59:59Z', false, 'a second before eight, in winter time'],
    ['2026-11-18T13:00:00Z', true, 'at eight'],
    ['2026-11-18T23:59:59Z', true, 'a second before seven'],
    ['2026-11-19T00:00:00Z', false, 'at seven'],
    ['2026-07-15T11:59:59Z', false, 'a second before eight, in summer time'],
    ['2026-07-15T12:00:00Z', true, 'at eight, in summer time'],
    ['2026-07-15T22:59:59Z', true, 'a second before seven, in summer time'],
    ['2026-07-15T23:00:00Z', false, 'at seven, in summer time'],
    ['2027-03-15T12:00:00Z', true, 'on the Monday after clocks went forward'],
    ['2027-03-12T12:30:00Z', false, 'on the Friday before'],
    ['2026-11-02T12:30:00Z', false, 'on the Monday after clocks went back'],
    ['2026-11-02T13:00:00Z', true, 'on that Monday at eight'],
    ['2026-11-21T17:00:00Z', false, 'on a Saturday'],
    ['2026-11-22T17:00:00Z', false, 'on a Sunday'],
    ['2026-11-23T17:00:00Z', true, 'on a Monday'],
    ['2026-11-27T17:00:00Z', true, 'on the Friday after Thanksgiving'],
    ['2026-11-26T17:00:00Z', false, 'on Thanksgiving'],
    ['2027-07-05T17:00:00Z', false, 'on the Monday on which a Sunday’s holiday is kept'],
    ['2026-07-03T17:00:00Z', true, 'on the Friday before a Saturday’s holiday'],
    ['2026-12-25T17:00:00Z', false, 'on Christmas'],
    ['2026-11-24T03:00:00Z', false, 'on a Monday evening that is Tuesday in Greenwich'],
  ])('%s: %s, %s', (moment, open) => expect(isOfficeOpen(new Date(moment))).toBe(open));
});

describe('the hours elsewhere', () => {
  const winter = new Date('2026-11-18T15:00:00Z');
  it.each([
    ['America/New_York', undefined],
    ['America/Toronto', undefined],
    ['America/Chicago', 'Monday to Friday, 7:00 a.m. to 6:00 p.m.'],
    ['America/Los_Angeles', 'Monday to Friday, 5:00 a.m. to 4:00 p.m.'],
    ['Pacific/Honolulu', 'Monday to Friday, 3:00 a.m. to 2:00 p.m.'],
    ['Europe/Madrid', 'Monday to Friday, 2:00 p.m. to 1:00 a.m. the next day'],
    ['Asia/Tokyo', 'Monday to Friday, 10:00 p.m. to 9:00 a.m. the next day'],
    ['Asia/Kathmandu', 'Monday to Friday, 6:45 p.m. to 5:45 a.m. the next day'],
    ['Pacific/Auckland', 'Tuesday to Saturday, 2:00 a.m. to 1:00 p.m.'],
  ])('%s: %s', (zone, expected) => {
    const hours = hoursElsewhere(winter, zone);
    expect(hours && plain(formatHours(hours, english, 'en'))).toBe(expected);
  });

  it('are those of the next office day, whose clock may be another', () => {
    // Clocks go back in Massachusetts on Sunday 1 November 2026, in London a week before.
    expect(hoursElsewhere(new Date('2026-10-30T15:00:00Z'), 'Europe/London')?.opens).toBe(12 * 3600);
    expect(hoursElsewhere(new Date('2026-10-31T15:00:00Z'), 'Europe/London')?.opens).toBe(13 * 3600);
    // From the last day of the year over New Year's Day and a weekend.
    expect(hoursElsewhere(new Date('2027-01-01T15:00:00Z'), 'Pacific/Auckland')).toEqual({
      firstDay: 2,
      lastDay: 6,
      opens: 2 * 3600,
      closes: 13 * 3600,
      closesNextDay: false,
    });
    // In a zone a day ahead the week of a Saturday's opening wraps.
    expect(hoursElsewhere(new Date('2026-11-20T15:00:00Z'), 'Pacific/Auckland')).toMatchObject({
      firstDay: 2,
      lastDay: 6,
    });
  });

  it('are read by the visitor’s own clock where no zone is given', () => {
    const zone = process.env.TZ ?? 'UTC';
    process.env.TZ = 'America/Denver';
    expect(hoursElsewhere(winter)?.opens).toBe(6 * 3600);
    process.env.TZ = zone;
  });
});

describe('as text', () => {
  it('is the same in both languages of the copy', () => {
    expect(plain(formatHours(easternHours, english, 'en'))).toBe('Monday to Friday, 8:00 a.m. to 7:00 p.m.');
    expect(
      plain(
        formatHours(easternHours, { range: 'De {firstDay} a {lastDay}, de {from} a {to}', rangeNextDay: '' }, 'es'),
      ),
    ).toBe('De lunes a viernes, de 8:00 a. m. a 7:00 p. m.');
    expect(formatHours(easternHours, { range: '{from} {other}', rangeNextDay: '' }, 'en')).toContain('{other}');
  });

  it.each([
    [0, '12:00 a.m.'],
    [12 * 3600, '12:00 p.m.'],
    [13 * 3600 + 5 * 60 + 59, '1:05 p.m.'],
    [86_399, '11:59 p.m.'],
  ])('%i s: %s', (seconds, text) => expect(plain(formatTimeOfDay(seconds, 'en'))).toBe(text));

  it('does not break within a time', () => expect(formatTimeOfDay(0, 'es')).toBe('12:00\u00A0a.\u00A0m.'));

  it('names the days', () => expect([formatWeekday(0, 'en'), formatWeekday(6, 'es')]).toEqual(['Sunday', 'sábado']));
});

describe('a clock in a time zone', () => {
  it.each(['America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'])(
    'in %s shows the moment that was asked for',
    (zone) => {
      for (const day of [
        { year: 2027, month: 3, day: 14 },
        { year: 2026, month: 11, day: 1 },
        { year: 2026, month: 12, day: 31 },
      ]) {
        expect(zonedTime(momentOf(day, 19 * 3600, zone), zone)).toMatchObject({ ...day, seconds: 19 * 3600 });
      }
    },
  );
});
