import { officeHours, openDays } from '@/content/hours';
import { addDays, type CalendarDay, weekdayOf } from './calendar-day';
import { isBankHoliday } from './holidays';
import { isOpenWeekday } from './open-weekday';
import { momentOf, type ZonedTime, zonedTime } from './zoned-time';

/** Whether the office is open at `at`: on `openDays`, within `officeHours`, except on federal bank holidays. */
export function isOfficeOpen(at: Date): boolean {
  const eastern = zonedTime(at, officeHours.timeZone);
  return isOfficeDay(eastern) && eastern.seconds >= officeHours.opens && eastern.seconds < officeHours.closes;
}

/** The day at the office at `at`. */
export function officeDay(at: Date): CalendarDay {
  return zonedTime(at, officeHours.timeZone);
}

/** Opening hours in some time zone; `opens` and `closes` are seconds since midnight. */
export type HoursShown = {
  /** Weekdays of the first and the last opening; 0 is Sunday. */
  firstDay: number;
  lastDay: number;
  opens: number;
  closes: number;
  /** Whether it closes on the following day, in time zones far from the office's. */
  closesNextDay: boolean;
};

/** The hours in Eastern time. */
export const easternHours: HoursShown = {
  firstDay: openDays.first,
  lastDay: openDays.last,
  opens: officeHours.opens,
  closes: officeHours.closes,
  closesNextDay: false,
};

/**
 * The hours in `timeZone`, by default the visitor's, on the first office day from `at` on. Undefined if they equal those in Eastern time, so
 * that nothing is shown twice.
 */
export function hoursElsewhere(at: Date, timeZone?: string): HoursShown | undefined {
  const day = officeDayFrom(officeDay(at));
  const there = (seconds: number): ZonedTime => zonedTime(momentOf(day, seconds, officeHours.timeZone), timeZone);
  const [opens, closes] = [there(officeHours.opens), there(officeHours.closes)];
  if (opens.seconds === easternHours.opens) return undefined;
  const shift = weekdayOf(opens) - weekdayOf(day);
  return {
    firstDay: (easternHours.firstDay + shift + 7) % 7,
    lastDay: (easternHours.lastDay + shift + 7) % 7,
    opens: opens.seconds,
    closes: closes.seconds,
    closesNextDay: weekdayOf(closes) !== weekdayOf(opens),
  };
}

function isOfficeDay(day: CalendarDay): boolean {
  return isOpenWeekday(weekdayOf(day)) && !isBankHoliday(day);
}

function officeDayFrom(day: CalendarDay): CalendarDay {
  return isOfficeDay(day) ? day : officeDayFrom(addDays(day, 1));
}
