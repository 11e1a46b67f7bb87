import type { Locale } from '../i18n/routing';
import { formatMonth } from '../text/month-names';
import { twoDigits } from '../text/two-digits';

/** The day from which a version of a notice counts, or only its month. */
export type NoticeDate = { year: number; month: number; day?: number };

type NoticePatterns = {
  month: (month: string, year: number) => string;
  day: (date: Required<NoticeDate>) => string;
};

/** How the parts of a notice's date are put together in a language. */
const patterns: Record<Locale, NoticePatterns> = {
  en: {
    month: (month, year) => `${month} ${year}`,
    day: ({ year, month, day }) => `${twoDigits(month)}/${twoDigits(day)}/${year}`,
  },
  es: {
    month: (month, year) => `${month} de ${year}`,
    day: ({ year, month, day }) => `${day} de ${formatMonth(month, 'es')} de ${year}`,
  },
};

/**
 * A notice's date as it is printed: `October 2025` / `octubre de 2025` when only the month is stated, else `03/01/2021` / `1 de marzo de 2021`.
 * Not ordered by `Intl`, since the hashes of published notices cover this text.
 */
export function formatNoticeDate({ year, month, day }: NoticeDate, locale: Locale): string {
  return day === undefined
    ? patterns[locale].month(formatMonth(month, locale), year)
    : patterns[locale].day({ year, month, day });
}

/** The month of a notice's date, with or without a day: `October 2025` / `octubre de 2025`. */
export function formatNoticeMonth({ year, month }: NoticeDate, locale: Locale): string {
  return formatNoticeDate({ year, month }, locale);
}

/** The same date in ISO format: `2025-10` or `2021-03-01`. */
export function isoNoticeDate({ year, month, day }: NoticeDate): string {
  return [String(year), ...[month, day].filter((part) => part !== undefined).map(twoDigits)].join('-');
}
