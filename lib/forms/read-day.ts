import { plainCharacters } from '../text/plain-characters';
import { type CalendarDay, daysIn } from '../time/calendar-day';

/** The contents of the three fields of a date; the month is a number. */
export type TypedDay = { year: string; month: string; day: string };

/** What is wrong with a typed date, and with which part of it. */
export type DayProblem = { code: 'missing' | 'not-a-number' | 'no-such-day' | 'year-digits'; part: keyof TypedDay };

/** Reads a date from its three fields; returns the day, the first problem, or `empty` if nothing was typed. */
export function readDay(typed: TypedDay): CalendarDay | DayProblem | 'empty' {
  const month = plainDigits(typed.month);
  const day = plainDigits(typed.day);
  const year = plainDigits(typed.year);
  if (!month && !day && !year) return 'empty';
  const missing = (['month', 'day', 'year'] as const).find((part) => !plainDigits(typed[part]));
  if (missing) return { code: 'missing', part: missing };
  if (!/^\d{1,2}$/.test(month) || Number(month) < 1 || Number(month) > 12)
    return { code: 'not-a-number', part: 'month' };
  if (!/^\d{1,3}$/.test(day)) return { code: 'not-a-number', part: 'day' };
  if (!/^\d{4}$/.test(year) || Number(year) < 1000) return { code: 'year-digits', part: 'year' };
  if (Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month))) return { code: 'no-such-day', part: 'day' };
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function plainDigits(text: string): string {
  return plainCharacters(text).replace(/\s/g, '');
}
