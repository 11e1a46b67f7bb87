import { addDays, type CalendarDay, daysBetween } from '../time/calendar-day';
import { mailDays } from './dispute-date';

/** Whether the date to dispute by is ahead, today or past, and the last day to mail a letter while a letter is still in time. */
export type DisputeAdvice = { when: 'ahead' | 'today' | 'past'; mailBy?: CalendarDay };

/** What is left to do until `day`, the date to dispute by. Without `today`, as when the device's clock cannot be right, nothing counts as late. */
export function disputeAdvice(day: CalendarDay, today: CalendarDay | undefined): DisputeAdvice {
  const mailBy = addDays(day, -mailDays);
  if (!today) return { when: 'ahead', mailBy };
  const daysLeft = daysBetween(today, day);
  if (daysLeft < 0) return { when: 'past' };
  return { when: daysLeft === 0 ? 'today' : 'ahead', ...(daysLeft >= mailDays && { mailBy }) };
}
