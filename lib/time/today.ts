import { daysBetween, type CalendarDay } from './calendar-day';
import { zonedTime } from './zoned-time';

/** How long after the build a clock is believed, in days. */
const believedFor = 3653;

/**
 * Today in the visitor's time zone or in `timeZone`; undefined if the clock is clearly wrong, because a count from it would mislead. That is
 * before the day of the build, allowing one day for time zones, or more than ten years after it.
 */
export function todayBy(clock: Date, builtOn: CalendarDay, timeZone?: string): CalendarDay | undefined {
  if (Number.isNaN(clock.getTime())) return undefined;
  const { year, month, day } = zonedTime(clock, timeZone);
  const since = daysBetween(builtOn, { year, month, day });
  return since >= -1 && since <= believedFor ? { year, month, day } : undefined;
}
