import { addDays, type CalendarDay, daysBetween, isSameDay } from '../time/calendar-day';
import { lastSafeDay } from './cancel-payment';

/** How many days the table on the page looks ahead. */
export const daysAhead = 400;

/** Payments from `first` to `last` that have the same last safe day; `hasPassed` is true if that was before the table's first day. */
export type PaymentDays = { first: CalendarDay; last: CalendarDay; safe: CalendarDay; hasPassed: boolean };

/** The payment dates of the next `count` days, grouped by their last safe day. */
export function paymentTable(from: CalendarDay, count: number): readonly PaymentDays[] {
  const rows: PaymentDays[] = [];
  for (let ahead = 1; ahead <= count; ahead += 1) {
    const day = addDays(from, ahead);
    const { day: safe } = lastSafeDay(day);
    const row = rows.at(-1);
    if (row && isSameDay(row.safe, safe)) row.last = day;
    else rows.push({ first: day, last: day, safe, hasPassed: daysBetween(from, safe) < 0 });
  }
  return rows;
}
