import { officeHours } from '@/content/hours';
import { config } from '@/lib/config';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { zonedTime } from '@/lib/time/zoned-time';

/** The day of this build in the office's time zone, which pages use until a script reads the current date. */
export function buildDay(): CalendarDay {
  const { year, month, day } = zonedTime(new Date(config.builtAt), officeHours.timeZone);
  return { year, month, day };
}
