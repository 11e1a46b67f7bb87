import { type Locale, localeRecords } from '../i18n/routing';

/** The day from which a version of a notice counts, or only its month. */
export type NoticeDate = { year: number; month: number; day?: number };

/**
 * A notice's date as it is printed: `October 2025` / `octubre de 2025` when only the month is stated,
 * else `03/01/2021` / `1 de marzo de 2021`.
 */
export function formatNoticeDate({ year, month, day }: NoticeDate, locale: Locale): string {
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  const style: Intl.DateTimeFormatOptions =
    day === undefined
      ? { month: 'long', year: 'numeric' }
      : locale === 'en'
        ? { month: '2-digit', day: '2-digit', year: 'numeric' }
        : { day: 'numeric', month: 'long', year: 'numeric' };
  return new Intl.DateTimeFormat(localeRecords[locale].iso, { ...style, timeZone: 'UTC' }).format(date);
}

/** The month of a notice's date, with or without a day: `October 2025` / `octubre de 2025`. */
export function formatNoticeMonth({ year, month }: NoticeDate, locale: Locale): string {
  return formatNoticeDate({ year, month }, locale);
}

/** The same date in ISO format: `2025-10` or `2021-03-01`. */
export function isoNoticeDate({ year, month, day }: NoticeDate): string {
  return [
    String(year),
    ...[month, day].filter((part) => part !== undefined).map((part) => String(part).padStart(2, '0')),
  ].join('-');
}
