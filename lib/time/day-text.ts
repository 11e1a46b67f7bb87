import type { Locale } from '../i18n/routing';
import { weekdayOf, type CalendarDay } from './calendar-day';
import { formatWeekday } from './hours-text';

const nbsp = '\u00A0';

/** `December 22, 2026` / `22 de diciembre de 2026`; without the year if `short`. Not ordered by `Intl`, which differs between engines. */
export function formatDay({ year, month, day }: CalendarDay, locale: Locale, short = false): string {
  const name = formatMonth(month, locale);
  if (locale === 'en') return `${name}${nbsp}${day}${short ? '' : `, ${year}`}`;
  return `${day}${nbsp}de ${name}${short ? '' : ` de ${year}`}`;
}

/** `Tuesday, December 22, 2026` / `martes 22 de diciembre de 2026`. */
export function formatFullDay(day: CalendarDay, locale: Locale, short = false): string {
  return `${formatWeekday(weekdayOf(day), locale)}${locale === 'en' ? ', ' : ' '}${formatDay(day, locale, short)}`;
}

/** `December` / `diciembre`; `month` counts from 1. */
export function formatMonth(month: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, month - 1, 1)),
  );
}
