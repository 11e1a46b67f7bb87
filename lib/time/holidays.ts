import { namesOf } from '../record-of';
import { addDays, type CalendarDay, daysIn, weekdayOf } from './calendar-day';

/** The rules of the federal holidays. */
const rules = {
  newYear: { month: 1, day: 1 },
  martinLutherKing: { month: 1, weekday: 1, nth: 3 },
  presidents: { month: 2, weekday: 1, nth: 3 },
  memorial: { month: 5, weekday: 1, nth: 'last' },
  juneteenth: { month: 6, day: 19 },
  independence: { month: 7, day: 4 },
  labor: { month: 9, weekday: 1, nth: 1 },
  columbus: { month: 10, weekday: 1, nth: 2 },
  veterans: { month: 11, day: 11 },
  thanksgiving: { month: 11, weekday: 4, nth: 4 },
  christmas: { month: 12, day: 25 },
} as const satisfies Record<string, Rule>;

type Rule = { month: number; day: number } | { month: number; weekday: number; nth: number | 'last' };

/** Name of a federal holiday, the key of its text. */
export type HolidayName = keyof typeof rules;

const names = namesOf(rules);

/** The legal public holiday on its own date, never moved from a weekend; used to count the delivery of a debt notice. */
export function legalHolidayOn(day: CalendarDay): HolidayName | undefined {
  return names.find((name) => falls(rules[name], day, (date) => date.day));
}

/** The holiday for which the Federal Reserve Banks are closed: a Sunday holiday is observed on Monday, a Saturday holiday is not moved. */
export function bankHolidayOn(day: CalendarDay): HolidayName | undefined {
  return names.find((name) => falls(rules[name], day, mondayAfterSunday));
}

/** The holiday that government offices and some banks observe on this Friday because it falls on Saturday. */
export function holidayKeptOnFriday(day: CalendarDay): HolidayName | undefined {
  return weekdayOf(day) === 5 ? legalHolidayOn(addDays(day, 1)) : undefined;
}

/** Whether the Federal Reserve Banks are closed for a holiday. */
export function isBankHoliday(day: CalendarDay): boolean {
  return bankHolidayOn(day) !== undefined;
}

function falls(rule: Rule, day: CalendarDay, observed: (date: CalendarDay) => number): boolean {
  if (rule.month !== day.month) return false;
  return day.day === ('day' in rule ? observed({ year: day.year, ...rule }) : nthWeekday(day.year, rule));
}

function mondayAfterSunday(date: CalendarDay): number {
  return weekdayOf(date) === 0 ? date.day + 1 : date.day;
}

function nthWeekday(year: number, { month, weekday, nth }: Extract<Rule, { weekday: number }>): number {
  const first = 1 + ((7 + weekday - weekdayOf({ year, month, day: 1 })) % 7);
  return first + 7 * (nth === 'last' ? Math.floor((daysIn(year, month) - first) / 7) : nth - 1);
}
