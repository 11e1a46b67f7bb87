import { addDays, type CalendarDay, daysBetween } from '../time/calendar-day';
import { mailDays } from './dispute-date';

/** Whether the date to dispute by has passed, and the last day to mail a letter while a letter is still in time. */
export type DisputeAdvice = { isPast: boolean; mailBy?: CalendarDay };

/** What is left to do until `day`, the date to dispute by. Without `today`, as when the device's clock cannot be right, nothing counts as late. */
export function disputeAdvice(day: CalendarDay, today: CalendarDay | undefined): DisputeAdvice {
  const isAfter = (end: CalendarDay) => today !== undefined && daysBetween(end, today) > 0;
  const mailBy = addDays(day, -mailDays);
  return { isPast: isAfter(day), ...(!isAfter(mailBy) && { mailBy }) };
}
