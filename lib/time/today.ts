import { type CalendarDay, daysBetween } from './calendar-day';
import { zonedTime } from './zoned-time';

/** How far a clock may be from the day of the build, in days: one that was reset shows a day years before it. */
const believedBefore = 366;
const believedAfter = 3653;

/** What a typed date is compared with: today, which is undefined if the clock is clearly wrong, and then the day of the build, for its year only. */
export type Clock = { today: CalendarDay | undefined; builtOn: CalendarDay };

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
