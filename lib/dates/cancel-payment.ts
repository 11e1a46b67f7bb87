import { law } from '../law';
import type { CalendarDay } from '../time/calendar-day';
import { bankCalendar, cautiousCalendar, countBack, type CountedDay } from './business-days';

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
  return { day: count.at(-1)!.day, bankDay: bank.at(-1)!.day, count };
}
