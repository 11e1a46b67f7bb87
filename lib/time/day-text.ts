import type { Locale } from '../i18n/routing';
import { type CalendarDay, weekdayOf } from './calendar-day';

const nbsp = '\u00A0';

type DayStyle = { withYear?: boolean };

/** `December 22, 2026` / `22 de diciembre de 2026`. Not ordered by `Intl`, which differs between engines. */
export function formatDay(
  { year, month, day }: CalendarDay,
  locale: Locale,
  { withYear = true }: DayStyle = {},
): string {
  const name = formatMonth(month, locale);
  if (locale === 'en') return `${name}${nbsp}${day}${withYear ? `, ${year}` : ''}`;
  return `${day}${nbsp}de ${name}${withYear ? ` de ${year}` : ''}`;
}

/** `Tuesday, December 22, 2026` / `martes 22 de diciembre de 2026`. */
export function formatFullDay(day: CalendarDay, locale: Locale, style?: DayStyle): string {
  return `${formatWeekday(weekdayOf(day), locale)}${locale === 'en' ? ', ' : ' '}${formatDay(day, locale, style)}`;
}

/** `Monday` / `lunes`; `weekday` 0 is Sunday. */
export function formatWeekday(weekday: number, locale: Locale): string {
  // 1 January 2023 was a Sunday.
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, 0, 1 + weekday)),
  );
}

/** `December` / `diciembre`; `month` counts from 1. */
export function formatMonth(month: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, month - 1, 1)),
  );
}

/** The names of the twelve months, as `formatMonth` writes them. */
export function monthNames(locale: Locale): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => formatMonth(index + 1, locale));
}
