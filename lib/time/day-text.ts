import type { Locale } from '../i18n/routing';
import { formatMonth } from '../text/month-names';
import { nbsp } from '../text/nbsp';
import { type CalendarDay, weekdayOf } from './calendar-day';

type DayStyle = { withYear?: boolean };

/** How the parts of a date are put together in a language. */
type DayPatterns = {
  day: (month: string, day: number) => string;
  withYear: (day: string, year: number) => string;
  withWeekday: (weekday: string, day: string) => string;
};

const patterns: Record<Locale, DayPatterns> = {
  en: {
    day: (month, day) => `${month}${nbsp}${day}`,
    withYear: (day, year) => `${day}, ${year}`,
    withWeekday: (weekday, day) => `${weekday}, ${day}`,
  },
  es: {
    day: (month, day) => `${day}${nbsp}de ${month}`,
    withYear: (day, year) => `${day} de ${year}`,
    withWeekday: (weekday, day) => `${weekday} ${day}`,
  },
};

/** `December 22, 2026` / `22 de diciembre de 2026`. Not ordered by `Intl`, which differs between engines. */
export function formatDay(
  { year, month, day }: CalendarDay,
  locale: Locale,
  { withYear = true }: DayStyle = {},
): string {
  const text = patterns[locale].day(formatMonth(month, locale), day);
  return withYear ? patterns[locale].withYear(text, year) : text;
}

/** `Tuesday, December 22, 2026` / `martes 22 de diciembre de 2026`. */
export function formatFullDay(day: CalendarDay, locale: Locale, style?: DayStyle): string {
  return patterns[locale].withWeekday(formatWeekday(weekdayOf(day), locale), formatDay(day, locale, style));
}

/** `Monday` / `lunes`; `weekday` 0 is Sunday. */
export function formatWeekday(weekday: number, locale: Locale): string {
  // 1 January 2023 was a Sunday.
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, 0, 1 + weekday)),
  );
}
