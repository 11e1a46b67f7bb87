import type { CalendarDay } from '../time/calendar-day';
import type { FieldProblem } from './field-problem';
import { type DayProblem, readDay, type TypedDay } from './read-day';

/** What can be wrong with a date that was typed. */
export type DateCode = DayProblem['code'] | 'empty' | 'far-ahead' | 'long-ago' | 'not-yet' | 'before-sent';

/** A date that is wrong. */
export type DateProblem<Field extends string> = FieldProblem<Field, DateCode>;

const yearsAhead = 3;
const usualYearsBack = 2;

/** Reads a date from its three fields; returns a problem if it is invalid or too far from `today`. */
export function readNearDay<Field extends string>(
  field: Field,
  typed: TypedDay,
  today: CalendarDay,
  yearsBack = usualYearsBack,
): CalendarDay | DateProblem<Field> {
  const read = readDay(typed);
  if (read === 'empty') return { field, code: 'empty' };
  if ('code' in read) return { field, ...read };
  if (read.year > today.year + yearsAhead) return { field, code: 'far-ahead', part: 'year' };
  if (read.year < today.year - yearsBack) return { field, code: 'long-ago', part: 'year' };
  return read;
}

/** Whether reading a date returned a problem. */
export function isProblem<Field extends string>(read: CalendarDay | DateProblem<Field>): read is DateProblem<Field> {
  return 'code' in read;
}
