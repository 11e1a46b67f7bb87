import { addDays, isWeekend, type CalendarDay } from '../time/calendar-day';
import { bankHolidayOn, holidayKeptOnFriday, legalHolidayOn, type HolidayName } from '../time/holidays';

/** Why a day does not count; `friday` is the day on which some offices keep a Saturday's holiday. */
export type Skipped =
  { why: 'weekend' } | { why: 'holiday'; holiday: HolidayName } | { why: 'friday'; holiday: HolidayName };

/** A day of a count: the number it has, or why it has none. */
export type CountedDay = { day: CalendarDay } & ({ number: number } | { skipped: Skipped });

/** Says why a day is no business day; undefined for a business day. */
export type BusinessCalendar = (day: CalendarDay) => Skipped | undefined;

/** The business days of banks: Monday to Friday but for the holidays of the Federal Reserve. */
export const bankCalendar: BusinessCalendar = (day) => {
  const holiday = bankHolidayOn(day);
  if (holiday) return { why: 'holiday', holiday };
  return isWeekend(day) ? { why: 'weekend' } : undefined;
};

/** The same without the Friday before a holiday on a Saturday, on which some banks close: it never gives a later day. */
export const cautiousCalendar: BusinessCalendar = (day) => {
  const holiday = holidayKeptOnFriday(day);
  return bankCalendar(day) ?? (holiday && { why: 'friday', holiday });
};

/** The days on which a debt notice is on its way: a holiday is left out on its own date only; the Friday or Monday on which it is kept counts. */
export const deliveryCalendar: BusinessCalendar = (day) => {
  const holiday = legalHolidayOn(day);
  if (holiday) return { why: 'holiday', holiday };
  return isWeekend(day) ? { why: 'weekend' } : undefined;
};

/** The days before `day`, latest first, until `count` business days are counted: the last one is the answer. */
export function countBack(day: CalendarDay, count: number, calendar: BusinessCalendar): readonly CountedDay[] {
  return countDays(day, count, calendar, -1);
}

/** The days after `day`, earliest first, until `count` of them are counted. */
export function countForward(day: CalendarDay, count: number, calendar: BusinessCalendar): readonly CountedDay[] {
  return countDays(day, count, calendar, 1);
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
