import { law } from '../law';
import { daysBetween, isSameDay, type CalendarDay } from '../time/calendar-day';
import { bankCalendar, cautiousCalendar, countBack, type CountedDay } from './business-days';

/** How much time is left to cancel: `today` means that today is the last safe day, `late` that it has passed. */
export type Urgency = 'time-left' | 'today' | 'late' | 'paid';

/** The last day on which a cancellation is in time, and how it was counted. */
export type LastSafeDay = {
  /** The earlier of the two counts, which readers are told. */
  day: CalendarDay;
  /** The day by the calendar of banks. */
  bankDay: CalendarDay;
  /** Each day of the earlier count, from the payment backward. */
  count: readonly CountedDay[];
};

/** Counts three business days back from a payment with the calendar that skips every doubtful day. */
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
