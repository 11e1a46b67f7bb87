import { readFileSync } from 'node:fs';
import { officeHours } from '@/content/hours';
import { addDays, type CalendarDay, weekdayOf } from '@/lib/time/calendar-day';
import { momentOf, zonedTime } from '@/lib/time/zoned-time';

const { builtAt } = JSON.parse(readFileSync('out/version.json', 'utf8')) as { builtAt: string };

/** The day of the tested build. */
export const builtOn: CalendarDay = zonedTime(new Date(builtAt), officeHours.timeZone);

/**
 * The day that tests of the tools take for today: the Monday before Thanksgiving in the year of the build, because the site believes no clock
 * that is more than a year before it.
 */
export const today: CalendarDay = [19, 20, 21, 22, 23, 24, 25]
  .map((day) => ({ year: builtOn.year, month: 11, day }))
  .find((day) => weekdayOf(day) === 1)!;

/** The day `count` days after `today`, or before it if negative: `inDays(3)` is Thanksgiving, a Thursday. */
export const inDays = (count: number): CalendarDay => addDays(today, count);

/** Ten in the morning of a day, by the office's clock. */
export const morningOf = (day: CalendarDay): Date => momentOf(day, 10 * 3600, officeHours.timeZone);
