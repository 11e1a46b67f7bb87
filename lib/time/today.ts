import { type CalendarDay, daysBetween } from './calendar-day';
import { zonedTime } from './zoned-time';

/** How far a clock may be from the day of the build, in days: one that was reset shows a day years before it. */
const believedBefore = 366;
const believedAfter = 3653;

/**
 * Today in the visitor's time zone or in `timeZone`; undefined if the clock is clearly wrong, because a count from it would mislead. That is
 * more than a year before the day of the build or more than ten years after it.
 */
export function todayBy(clock: Date, builtOn: CalendarDay, timeZone?: string): CalendarDay | undefined {
  if (Number.isNaN(clock.getTime())) return undefined;
  const { year, month, day } = zonedTime(clock, timeZone);
  const since = daysBetween(builtOn, { year, month, day });
  return since >= -believedBefore && since <= believedAfter ? { year, month, day } : undefined;
}
