import type { CalendarDay } from '../time/calendar-day';
import { readDay, type DayProblem, type TypedDay } from './read-day';

/** What can be wrong with a date that was typed. */
export type DateProblem =
  DayProblem['problem'] | 'empty' | 'far-ahead' | 'long-ago' | 'not-yet' | 'before-sent' | 'choose';

/** A problem, the date that has it, and the part of that date to correct. */
export type FieldProblem<Field extends string> = { field: Field; part: keyof TypedDay; problem: DateProblem };

const yearsAhead = 3;
const usualYearsBack = 2;

/** Reads a date from its three fields; returns a problem if it is invalid or too far from `today`. */
export function readNearDay<Field extends string>(
  field: Field,
  typed: TypedDay,
  today: CalendarDay,
  yearsBack = usualYearsBack,
): CalendarDay | FieldProblem<Field> {
  const read = readDay(typed);
  if (read === 'empty') return { field, part: 'month', problem: 'empty' };
  if ('problem' in read) return { field, part: read.at, problem: read.problem };
  if (read.year > today.year + yearsAhead) return { field, part: 'year', problem: 'far-ahead' };
  if (read.year < today.year - yearsBack) return { field, part: 'year', problem: 'long-ago' };
  return read;
}

/** Whether reading a date returned a problem. */
export function isProblem<Field extends string>(read: CalendarDay | FieldProblem<Field>): read is FieldProblem<Field> {
  return 'problem' in read;
}
