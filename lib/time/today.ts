import { daysBetween, type CalendarDay } from './calendar-day';
import { zonedTime } from './zoned-time';

/** How long after its build a page is believed to be read, in days. */
const believedFor = 3653;

/**
 * Today by the visitor's clock, or by that of `timeZone`; undefined when the clock is plainly wrong: before the day on which the page
 * was built, but for a day's difference of zones, or ten years after it. A count from such a day would mislead.
 */
export function todayBy(clock: Date, builtOn: CalendarDay, timeZone?: string): CalendarDay | undefined {
  if (Number.isNaN(clock.getTime())) return undefined;
  const { year, month, day } = zonedTime(clock, timeZone);
  const since = daysBetween(builtOn, { year, month, day });
  return since >= -1 && since <= believedFor ? { year, month, day } : undefined;
}
