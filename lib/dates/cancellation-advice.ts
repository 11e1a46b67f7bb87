import { type CalendarDay, daysBetween, isSameDay } from '../time/calendar-day';

/** How much time is left to cancel: `today` means that today is the last safe day, `late` that it has passed. */
export type CancellationAdvice = 'time-left' | 'today' | 'late' | 'paid';

/** What is left to do until `day`, the last safe day. Without `today`, as when the device's clock cannot be right, nothing counts as late. */
export function cancellationAdvice(
  day: CalendarDay,
  payment: CalendarDay,
  today: CalendarDay | undefined,
): CancellationAdvice {
  if (!today) return 'time-left';
  if (daysBetween(today, payment) <= 0) return 'paid';
  if (isSameDay(day, today)) return 'today';
  return daysBetween(today, day) > 0 ? 'time-left' : 'late';
}
