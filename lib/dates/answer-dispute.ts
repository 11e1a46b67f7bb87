import { isProblem, readNearDay, type FieldProblem } from '../forms/day-field';
import type { TypedDay } from '../forms/read-day';
import { daysBetween, type CalendarDay } from '../time/calendar-day';
import { disputeDate, type DisputeDate, type DebtNoticeDays } from './dispute-date';

/** The dates that the form asks for. */
export type DebtNoticeField = keyof DebtNoticeDays;

/** The contents of the form: whether a date is printed on the debt notice, and the three dates. */
export type TypedDebtNotice = { isPrinted: boolean | undefined } & Record<DebtNoticeField, TypedDay>;

/** The date to dispute by and the days from which it was calculated. */
export type DisputeAnswer = DisputeDate & { given: DebtNoticeDays };

/** A question without an answer, or a date that is wrong. */
export type DisputeProblem = FieldProblem<DebtNoticeField> | { field: 'printed-choice'; problem: 'choose' };

/** Returns the date to dispute by, or the problems of the form. */
export function answerDispute(typed: TypedDebtNotice, today: CalendarDay): DisputeAnswer | readonly DisputeProblem[] {
  if (typed.isPrinted === undefined) return [{ field: 'printed-choice', problem: 'choose' }];
  const fields: readonly DebtNoticeField[] = typed.isPrinted ? ['printed', 'sent'] : ['received', 'sent'];
  const read = fields.map((field) => [field, readNearDay(field, typed[field], today)] as const);
  const isGiven = read.filter(([, day]) => !(isProblem(day) && day.problem === 'empty'));
  const isPrintedMissing = typed.isPrinted && !isGiven.some(([field]) => field === 'printed');
  if (isGiven.length === 0 || isPrintedMissing) return [{ field: fields[0]!, part: 'month', problem: 'empty' }];
  const problems = isGiven.flatMap(([, day]) => (isProblem(day) ? [day] : []));
  if (problems.length > 0) return problems;
  const given: DebtNoticeDays = Object.fromEntries(isGiven);
  const wrong = outOfOrder(given, today);
  const found = disputeDate(given);
  return wrong.length > 0 || !found ? wrong : { ...found, given };
}

function outOfOrder(
  { printed, received, sent }: DebtNoticeDays,
  today: CalendarDay,
): readonly FieldProblem<DebtNoticeField>[] {
  const problems: FieldProblem<DebtNoticeField>[] = [];
  const isAhead = (day: CalendarDay) => daysBetween(today, day) > 0;
  if (received && isAhead(received)) problems.push({ field: 'received', part: 'month', problem: 'not-yet' });
  if (sent && isAhead(sent)) problems.push({ field: 'sent', part: 'month', problem: 'not-yet' });
  if (problems.length === 0 && received && sent && daysBetween(received, sent) > 0)
    problems.push({ field: 'received', part: 'month', problem: 'before-sent' });
  if (problems.length === 0 && printed && sent && daysBetween(printed, sent) > 0)
    problems.push({ field: 'printed', part: 'month', problem: 'before-sent' });
  return problems;
}
