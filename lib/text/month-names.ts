import type { Locale } from '../i18n/routing';

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
