import { plainCharacters } from '../text/plain-characters';
import { daysIn, type CalendarDay } from '../time/calendar-day';

/** The contents of the three fields of a date; the month is a number. */
export type TypedDay = { year: string; month: string; day: string };

/** What is wrong with a typed date, and at which field. */
export type DayProblem = { problem: 'missing' | 'not-a-number' | 'no-such-day' | 'year-digits'; at: keyof TypedDay };

/** Reads a date from its three fields; returns the day, the first problem, or `empty` if nothing was typed. */
export function readDay(typed: TypedDay): CalendarDay | DayProblem | 'empty' {
  const month = plainDigits(typed.month);
  const day = plainDigits(typed.day);
  const year = plainDigits(typed.year);
  if (!month && !day && !year) return 'empty';
  const missing = (['month', 'day', 'year'] as const).find((part) => !plainDigits(typed[part]));
  if (missing) return { problem: 'missing', at: missing };
  if (!/^\d{1,2}$/.test(month) || Number(month) < 1 || Number(month) > 12)
    return { problem: 'not-a-number', at: 'month' };
  if (!/^\d{1,3}$/.test(day)) return { problem: 'not-a-number', at: 'day' };
  if (!/^\d{4}$/.test(year) || Number(year) < 1000) return { problem: 'year-digits', at: 'year' };
  if (Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month)))
    return { problem: 'no-such-day', at: 'day' };
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function plainDigits(text: string): string {
  return plainCharacters(text).replace(/\s/g, '');
}
