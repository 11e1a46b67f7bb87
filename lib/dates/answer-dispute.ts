import type { Checked } from '../answers/checked';
import { type DateProblem, isProblem, readNearDay } from '../forms/day-field';
import type { FieldProblem } from '../forms/field-problem';
import type { TypedDay } from '../forms/read-day';
import { type CalendarDay, daysBetween } from '../time/calendar-day';
import type { Clock } from '../time/today';
import { type DebtNoticeDays, type DisputeDate, disputeDate } from './dispute-date';

/** The dates that the form asks for. */
export type DebtNoticeField = keyof DebtNoticeDays;

/** The contents of the form: whether a date is printed on the debt notice, and the three dates. */
export type TypedDebtNotice = { isPrinted: boolean | undefined } & Record<DebtNoticeField, TypedDay>;

/** The date to dispute by and the days from which it was calculated. */
export type DisputeAnswer = DisputeDate & { given: DebtNoticeDays };

/** A date that is wrong, or the question whether one is printed if it has no answer. */
export type DisputeProblem = DateProblem<DebtNoticeField> | FieldProblem<'printed-choice', 'choose'>;

/** Returns the date to dispute by, or the problems of the form. */
export function answerDispute(
  typed: TypedDebtNotice,
  { today, builtOn }: Clock,
): Checked<DisputeAnswer, DisputeProblem> {
  if (typed.isPrinted === undefined) return { problems: [{ field: 'printed-choice', code: 'choose' }] };
  const first: DebtNoticeField = typed.isPrinted ? 'printed' : 'received';
  const read = [first, 'sent' as const].map(
    (field) => [field, readNearDay(field, typed[field], today ?? builtOn)] as const,
  );
  const wrong = read.flatMap(([, day]) => (isProblem(day) ? [day] : []));
  const isFirstNeeded = typed.isPrinted || read.every(([, day]) => isProblem(day) && day.code === 'empty');
  const problems = wrong.filter(({ field, code }) => code !== 'empty' || (isFirstNeeded && field === first));
  if (problems.length > 0) return { problems };
  const days: DebtNoticeDays = Object.fromEntries(
    read.flatMap(([field, day]) => (isProblem(day) ? [] : [[field, day] as const])),
  );
  const disordered = outOfOrder(days, today);
  return disordered.length > 0 ? { problems: disordered } : { answer: { ...disputeDate(days), given: days } };
}

/** Without `today`, nothing counts as ahead of it. */
function outOfOrder(
  { printed, received, sent }: DebtNoticeDays,
  today: CalendarDay | undefined,
): readonly DisputeProblem[] {
  const problems: DisputeProblem[] = [];
  const isAhead = (day: CalendarDay) => today !== undefined && daysBetween(today, day) > 0;
  if (received && isAhead(received)) problems.push({ field: 'received', code: 'not-yet' });
  if (sent && isAhead(sent)) problems.push({ field: 'sent', code: 'not-yet' });
  if (problems.length === 0 && received && sent && daysBetween(received, sent) > 0)
    problems.push({ field: 'received', code: 'before-sent' });
  if (problems.length === 0 && printed && sent && daysBetween(printed, sent) > 0)
    problems.push({ field: 'printed', code: 'before-sent' });
  return problems;
}
