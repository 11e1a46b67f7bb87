import type { Locale } from '../i18n/routing';
import { fillIn } from '../text/fill-in';
import { nbsp } from '../text/nbsp';
import { twoDigits } from '../text/two-digits';
import { formatDay, formatWeekday } from './day-text';
import type { HoursShown } from './office-hours';

const halves: Record<Locale, readonly [string, string]> = { en: ['a.m.', 'p.m.'], es: [`a.${nbsp}m.`, `p.${nbsp}m.`] };

/**
 * `8:00 a.m.` in the style of the copy; 24 hours are midnight again. Not by `Intl`, whose spaces and dots differ between engines, which would
 * break hydration.
 */
export function formatTimeOfDay(seconds: number, locale: Locale): string {
  const hour = Math.floor(seconds / 3600) % 24;
  const minute = twoDigits(Math.floor((seconds % 3600) / 60));
  return `${hour % 12 || 12}:${minute}${nbsp}${halves[locale][hour < 12 ? 0 : 1]}`;
}

/** `March 3, 2026, 3:04 p.m.` in the visitor's time zone. */
export function formatMoment(date: Date, locale: Locale): string {
  const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  return `${formatDay(day, locale)}, ${formatTimeOfDay(date.getHours() * 3600 + date.getMinutes() * 60, locale)}`;
}

/** Patterns with the placeholders `{firstDay}` and `{lastDay}`, and `{from}` and `{to}`. */
export type HoursPatterns = { days: string; times: string; timesNextDay: string };

/** The two parts of a sentence about opening hours, which may be on two lines. */
type DaysAndTimes = { days: string; times: string };

/** `Monday to Friday,` and `8:00 a.m. to 7:00 p.m.` */
export function daysAndTimes(hours: HoursShown, patterns: HoursPatterns, locale: Locale): DaysAndTimes {
  const days = fillIn(patterns.days, {
    firstDay: formatWeekday(hours.firstDay, locale),
    lastDay: formatWeekday(hours.lastDay, locale),
  });
  return {
    days: `${days},`,
    times: fillIn(hours.closesNextDay ? patterns.timesNextDay : patterns.times, {
      from: formatTimeOfDay(hours.opens, locale),
      to: formatTimeOfDay(hours.closes, locale),
    }),
  };
}
