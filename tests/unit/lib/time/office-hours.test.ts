import { describe, expect, it, vi } from 'vitest';
import type * as hours from '@/content/hours';
import { officeHours } from '@/content/hours';
import { locales } from '@/lib/i18n/routing';
import { formatDay, formatWeekday } from '@/lib/time/day-text';
import { isBankHoliday } from '@/lib/time/holidays';
import { daysAndTimes, formatMoment, formatTimeOfDay } from '@/lib/time/hours-text';
import { hoursElsewhere, type HoursShown, isOfficeOpen } from '@/lib/time/office-hours';
import { momentOf, zonedTime } from '@/lib/time/zoned-time';

// The cases are those of a firm that is open from Monday to Friday.
vi.mock('@/content/hours', async (original) => ({
  ...(await original<typeof hours>()),
  openDays: { first: 1, last: 5 },
}));

const english = {
  days: '{firstDay} to {lastDay}',
  times: '{from} to {to}',
  timesNextDay: '{from} to {to} the next day',
};
const spanish = { days: 'De {firstDay} a {lastDay}', times: 'de {from} a {to}', timesNextDay: '' };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const inWords = (...hours: Parameters<typeof daysAndTimes>) => plain(Object.values(daysAndTimes(...hours)).join(' '));

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
  const { opens, closes } = officeHours;
  const midday = (opens + closes) / 2;
  const [winter, summer] = ['-05:00', '-04:00'] as const;
  it.each<[day: string, offset: string, seconds: number, open: boolean, when: string]>([
    ['2026-11-18', winter, opens - 1, false, 'a second before it opens, in winter time'],
    ['2026-11-18', winter, opens, true, 'when it opens'],
    ['2026-11-18', winter, closes - 1, true, 'a second before it closes'],
    ['2026-11-18', winter, closes, false, 'when it closes'],
    ['2026-07-15', summer, opens - 1, false, 'a second before it opens, in summer time'],
    ['2026-07-15', summer, opens, true, 'when it opens, in summer time'],
    ['2026-07-15', summer, closes - 1, true, 'a second before it closes, in summer time'],
    ['2026-07-15', summer, closes, false, 'when it closes, in summer time'],
    ['2027-03-15', summer, opens, true, 'on the Monday after clocks went forward'],
    ['2027-03-12', summer, opens, false, 'on the Friday before, when winter time still applies'],
    ['2026-11-02', summer, opens, false, 'on the Monday after clocks went back, by summer time'],
    ['2026-11-02', winter, opens, true, 'on that Monday when it opens'],
    ['2026-11-21', winter, midday, false, 'on a Saturday'],
    ['2026-11-22', winter, midday, false, 'on a Sunday'],
    ['2026-11-23', winter, midday, true, 'on a Monday'],
    ['2026-11-27', winter, midday, true, 'on the Friday after Thanksgiving'],
    ['2026-11-26', winter, midday, false, 'on Thanksgiving'],
    ['2027-07-05', summer, midday, false, 'on the Monday on which a Sunday holiday is observed'],
    ['2026-07-03', summer, midday, true, 'on the Friday before a Saturday holiday'],
    ['2026-12-25', winter, midday, false, 'on Christmas'],
    ['2026-11-23', winter, 86_399, false, 'on a Monday evening that is Tuesday in UTC'],
  ])('%s %s, %d s: %s, %s', (day, offset, seconds, open) =>
    expect(isOfficeOpen(new Date(Date.parse(`${day}T00:00:00${offset}`) + seconds * 1000))).toBe(open),
  );
});

/** The office hours by a clock that is `hours` ahead of Eastern time. */
function hoursAhead(hours: number): HoursShown {
  const [opens, closes] = [officeHours.opens + hours * 3600, officeHours.closes + hours * 3600];
  const dayOf = (seconds: number) => Math.floor(seconds / 86_400);
  return {
    firstDay: 1 + dayOf(opens),
    lastDay: 5 + dayOf(opens),
    opens: opens - dayOf(opens) * 86_400,
    closes: closes - dayOf(closes) * 86_400,
    closesNextDay: dayOf(closes) > dayOf(opens),
  };
}

describe('the office hours in other time zones', () => {
  const winter = new Date('2026-11-18T15:00:00Z');
  it.each([
    ['America/New_York', undefined],
    ['America/Toronto', undefined],
    ['America/Chicago', -1],
    ['America/Los_Angeles', -3],
    ['Pacific/Honolulu', -5],
    ['Europe/Madrid', 6],
    ['Asia/Tokyo', 14],
    ['Asia/Kathmandu', 10.75],
    ['Pacific/Auckland', 18],
  ])('in %s, %s hours ahead', (zone, hours) =>
    expect(hoursElsewhere(winter, zone)).toEqual(hours && hoursAhead(hours)),
  );

  it('use the next office day’s offset', () => {
    // Clocks go back in Massachusetts on Sunday 1 November 2026, in London a week before.
    expect(hoursElsewhere(new Date('2026-10-30T15:00:00Z'), 'Europe/London')).toEqual(hoursAhead(4));
    expect(hoursElsewhere(new Date('2026-10-31T15:00:00Z'), 'Europe/London')).toEqual(hoursAhead(5));
    // From the last day of the year over New Year's Day and a weekend; the week that a Saturday shows wraps.
    expect(hoursElsewhere(new Date('2027-01-01T15:00:00Z'), 'Pacific/Auckland')).toEqual(hoursAhead(18));
    expect(hoursElsewhere(new Date('2026-11-20T15:00:00Z'), 'Pacific/Auckland')).toEqual(hoursAhead(18));
  });
});

describe('formatted hours', () => {
  const hours: HoursShown = { firstDay: 1, lastDay: 5, opens: 8 * 3600, closes: 19 * 3600, closesNextDay: false };
  it('match in both languages', () => {
    expect(inWords(hours, english, 'en')).toBe('Monday to Friday, 8:00 a.m. to 7:00 p.m.');
    expect(inWords(hours, spanish, 'es')).toBe('De lunes a viernes, de 8:00 a. m. a 7:00 p. m.');
    expect(inWords(hours, { ...english, times: '{from} {other}' }, 'en')).toContain('{other}');
  });

  it('say when the office closes on the next day', () => {
    const inMadrid = { ...hours, opens: 14 * 3600, closes: 3600, closesNextDay: true };
    expect(inWords(inMadrid, english, 'en')).toBe('Monday to Friday, 2:00 p.m. to 1:00 a.m. the next day');
  });

  it.each([
    [0, '12:00 a.m.'],
    [12 * 3600, '12:00 p.m.'],
    [13 * 3600 + 5 * 60 + 59, '1:05 p.m.'],
    [86_399, '11:59 p.m.'],
    [24 * 3600, '12:00 a.m.'],
    [25 * 3600 + 30 * 60, '1:30 a.m.'],
  ])('%i s: %s', (seconds, text) => expect(plain(formatTimeOfDay(seconds, 'en'))).toBe(text));

  it('call the end of the day midnight in Spanish, too', () =>
    expect(plain(formatTimeOfDay(24 * 3600, 'es'))).toBe('12:00 a. m.'));

  it('include a moment in local time', () => {
    const moment = new Date(2026, 2, 3, 15, 4);
    expect(plain(formatMoment(moment, 'en'))).toBe('March 3, 2026, 3:04 p.m.');
    const day = { year: 2026, month: 3, day: 3 };
    for (const locale of locales) expect(formatMoment(moment, locale)).toContain(`${formatDay(day, locale)}, `);
    expect(plain(formatMoment(moment, 'es'))).toBe('3 de marzo de 2026, 3:04 p. m.');
  });

  it('do not break within a time', () => expect(formatTimeOfDay(0, 'es')).toBe('12:00\u00A0a.\u00A0m.'));

  it('include weekday names', () =>
    expect([formatWeekday(0, 'en'), formatWeekday(6, 'es')]).toEqual(['Sunday', 'sábado']));
});

describe('a clock in a time zone', () => {
  it('shows hours, minutes and seconds', () => {
    expect(zonedTime(new Date('2026-11-23T20:04:05Z'), 'America/New_York').seconds).toBe(15 * 3600 + 4 * 60 + 5);
  });

  it.each(['America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'])('in %s round-trips a moment', (zone) => {
    for (const day of [
      { year: 2027, month: 3, day: 14 },
      { year: 2026, month: 11, day: 1 },
      { year: 2026, month: 12, day: 31 },
    ]) {
      // Half past three comes soon after clocks have changed.
      for (const seconds of [3.5 * 3600, 19 * 3600])
        expect(zonedTime(momentOf(day, seconds, zone), zone)).toMatchObject({ ...day, seconds });
    }
  });
});
