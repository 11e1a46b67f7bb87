import { law } from '../law';
import { daysBetween, isSameDay, type CalendarDay } from '../time/calendar-day';
import { bankCalendar, cautiousCalendar, countBack, type CountedDay } from './business-days';

/** Where today stands before a payment: after `today` the cancellation may come too late. */
export type Urgency = 'time-left' | 'today' | 'late' | 'paid';

/** The last day on which a cancellation is in time, and how it was found. */
export type LastSafeDay = {
  /** The earlier of both counts: the one to keep to. */
  day: CalendarDay;
  /** What a bank's own calendar gives. */
  bankDay: CalendarDay;
  /** Each day of the count that is kept to, from the payment backward. */
  count: readonly CountedDay[];
};

/** Counts three business days back from a payment, by the calendar that leaves out every doubtful day. */
export function lastSafeDay(payment: CalendarDay): LastSafeDay {
  const count = countBack(payment, law.cancellationBusinessDays, cautiousCalendar);
  const bank = countBack(payment, law.cancellationBusinessDays, bankCalendar);
  return { day: last(count).day, bankDay: last(bank).day, count };
}

/** Whether a cancellation that arrives on `today` is in time. */
export function urgencyOf(safe: CalendarDay, payment: CalendarDay, today: CalendarDay): Urgency {
  if (daysBetween(today, payment) <= 0) return 'paid';
  if (isSameDay(safe, today)) return 'today';
  return daysBetween(today, safe) > 0 ? 'time-left' : 'late';
}

function last<Item>(items: readonly Item[]): Item {
  return items[items.length - 1]!;
}
