import { addDays, type CalendarDay, isWeekend } from '../time/calendar-day';
import { bankHolidayOn, holidayKeptOnFriday, type HolidayName, legalHolidayOn } from '../time/holidays';

/** Why a day does not count; `friday` means that some offices observe a Saturday's holiday on it. */
export type Skipped =
  { why: 'weekend' } | { why: 'holiday'; holiday: HolidayName } | { why: 'friday'; holiday: HolidayName };

/** A day of a count: its number, or why it was skipped. */
export type CountedDay = { day: CalendarDay } & ({ number: number } | { skipped: Skipped });

/** Returns why a day is not a business day; undefined for a business day. */
export type BusinessCalendar = (day: CalendarDay) => Skipped | undefined;

/** The business days of banks: Monday to Friday except the holidays of the Federal Reserve. */
export const bankCalendar: BusinessCalendar = weekdaysExcept(bankHolidayOn);

/** Also skips the Friday before a Saturday holiday, when some banks close, so that counting back never gives a later day. */
export const cautiousCalendar: BusinessCalendar = (day) => {
  const holiday = holidayKeptOnFriday(day);
  return bankCalendar(day) ?? (holiday && { why: 'friday', holiday });
};

/** The days that count while a debt notice is in the mail. A holiday is skipped on its own date, not on the day it is observed. */
export const deliveryCalendar: BusinessCalendar = weekdaysExcept(legalHolidayOn);

/** The days before `day`, latest first, until `count` business days are counted; the last element is the answer. */
export function countBack(day: CalendarDay, count: number, calendar: BusinessCalendar): readonly CountedDay[] {
  return countDays(day, count, calendar, -1);
}

/** The days after `day`, earliest first, until `count` of them are counted. */
export function countForward(day: CalendarDay, count: number, calendar: BusinessCalendar): readonly CountedDay[] {
  return countDays(day, count, calendar, 1);
}

function weekdaysExcept(holidayOn: (day: CalendarDay) => HolidayName | undefined): BusinessCalendar {
  return (day) => {
    const holiday = holidayOn(day);
    if (holiday) return { why: 'holiday', holiday };
    return isWeekend(day) ? { why: 'weekend' } : undefined;
  };
}

function countDays(day: CalendarDay, count: number, calendar: BusinessCalendar, step: 1 | -1): readonly CountedDay[] {
  const days: CountedDay[] = [];
  for (let number = 0, current = day; number < count;) {
    current = addDays(current, step);
    const skipped = calendar(current);
    days.push(skipped ? { day: current, skipped } : { day: current, number: ++number });
  }
  return days;
}
