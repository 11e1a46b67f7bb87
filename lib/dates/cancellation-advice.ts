import { type CalendarDay, daysBetween, isSameDay } from '../time/calendar-day';
import type { CancellationAnswer } from './answer-cancellation';

/** How much time is left to cancel: `today` means that today is the last safe day, `bank-only` that only the banks' own last day has not passed. */
export type CancellationAdvice = 'time-left' | 'today' | 'bank-only' | 'late' | 'paid';

/** What is left to do about a payment. Without `today`, as when the device's clock cannot be right, nothing counts as late. */
export function cancellationAdvice(
  { day, bankDay, payment }: Pick<CancellationAnswer, 'day' | 'bankDay' | 'payment'>,
  today: CalendarDay | undefined,
): CancellationAdvice {
  if (!today) return 'time-left';
  if (daysBetween(today, payment) <= 0) return 'paid';
  if (isSameDay(day, today)) return 'today';
  if (daysBetween(today, day) > 0) return 'time-left';
  return daysBetween(today, bankDay) >= 0 ? 'bank-only' : 'late';
}
