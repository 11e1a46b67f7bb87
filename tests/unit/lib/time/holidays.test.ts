import { describe, expect, it } from 'vitest';
import { addDays, isoDay } from '@/lib/time/calendar-day';
import { bankHolidayOn, holidayKeptOnFriday, legalHolidayOn } from '@/lib/time/holidays';
import { dayOf } from './day';

const daysFrom = (year: number) =>
  Array.from({ length: 366 }, (_, day) => addDays({ year, month: 1, day: 1 }, day)).filter((day) => day.year === year);

describe('legal holidays on their actual dates', () => {
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25'],
  ])('%i', (year, expected) => {
    const holidays = daysFrom(year).filter((day) => legalHolidayOn(day));
    expect(holidays.map((day) => isoDay(day).slice(5)).join(' ')).toBe(expected);
  });
});

describe('until 2050', () => {
  it.each(Array.from({ length: 25 }, (_, index) => 2026 + index))(
    '%i has eleven, with and without observed Sundays [dates-7]',
    (year) => {
      const legal = daysFrom(year).flatMap((day) => legalHolidayOn(day) ?? []);
      const bank = daysFrom(year).flatMap((day) => bankHolidayOn(day) ?? []);
      expect([legal.length, new Set(legal).size, bank.length, new Set(bank).size]).toEqual([11, 11, 11, 11]);
      expect(daysFrom(year).filter((day) => bankHolidayOn(day) && new Date(isoDay(day)).getUTCDay() === 0)).toEqual([]);
    },
  );
});

it('names the Saturday holiday observed on a Friday, also at the end of a year', () => {
  expect(holidayKeptOnFriday(dayOf('2027-06-18'))).toBe('juneteenth');
  expect(holidayKeptOnFriday(dayOf('2027-12-31'))).toBe('newYear');
  expect(holidayKeptOnFriday(dayOf('2027-12-24'))).toBe('christmas');
  expect(holidayKeptOnFriday(dayOf('2027-06-17'))).toBeUndefined();
  expect(holidayKeptOnFriday(dayOf('2026-11-27'))).toBeUndefined();
});
