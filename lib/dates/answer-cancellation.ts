import type { Checked } from '../answers/checked';
import { type DateProblem, isProblem, readNearDay } from '../forms/day-field';
import type { TypedDay } from '../forms/read-day';
import type { CalendarDay } from '../time/calendar-day';
import { type LastSafeDay, lastSafeDay } from './cancel-payment';

/** The contents of the form: the day of the payment. */
export type TypedPayment = { payment: TypedDay };

/** The last safe day, and the payment from which it was counted. */
export type CancellationAnswer = LastSafeDay & { payment: CalendarDay };

/** What is wrong with the day of the payment. */
export type CancellationProblem = DateProblem<keyof TypedPayment>;

/** Returns the last safe day to cancel, or the problems of the form. */
export function answerCancellation(
  typed: TypedPayment,
  today: CalendarDay,
): Checked<CancellationAnswer, CancellationProblem> {
  const payment = readNearDay('payment', typed.payment, today);
  return isProblem(payment) ? { problems: [payment] } : { answer: { ...lastSafeDay(payment), payment } };
}
