import type { NoticeVersion } from '@/content/types';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { compareVersions } from '@/lib/notices/compare-versions';
import { isoDay } from '@/lib/time/calendar-day';
import { isoNoticeDate } from '@/lib/time/notice-date';
import { officeDay } from '@/lib/time/office-hours';
import { FieldRefused } from '../refusals';
import { withoutPastedMarks } from '../source/marks';

/** The contents of the form for a new version of a notice; `from` is the version that it showed. */
export type NewVersion = {
  notice: string;
  from: string;
  version: string;
  date: string;
  entries: Record<CompleteLocale, string>;
};

/** An entry without the line ends that its field allows, and without pasted marks. */
export function oneLine(entry: string): string {
  return withoutPastedMarks(entry)
    .trim()
    .replace(/\s*[\r\n]\s*/g, ' ');
}

/** Throws `FieldRefused` if the number is malformed or not higher than `from`, or an entry is empty. */
export function refuseFaults({ version, entries }: NewVersion, from: string): void {
  if (!/^\d+(?:\.\d+)*$/.test(version))
    throw new FieldRefused('version', 'Write the number with digits and dots, such as 5.3.');
  if (compareVersions(version, from) <= 0)
    throw new FieldRefused('version', `The number has to be higher than ${from}.`);
  for (const locale of completeLocales)
    if (oneLine(entries[locale]) === '')
      throw new FieldRefused(locale, 'Say in a sentence what is new in this version.');
}

/** The present day at the office, as a date like `date`: with a day only if that has one. */
export function todayLike(date: string): string {
  return isoDay(officeDay(new Date())).slice(0, date.length);
}

/** Parses the date of a new version, with a day if the current one has a day. Throws `FieldRefused` if it is invalid, earlier or in the future. */
export function dateOf(text: string, { date: present }: NoticeVersion): NoticeVersion['date'] {
  const exact = present.day !== undefined;
  const [, year = '', month = '', day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  const read = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  if (year === '' || exact !== (day !== undefined) || read.toISOString().slice(0, text.length) !== text)
    throw new FieldRefused('date', exact ? 'Write a date, such as 2026-11-23.' : 'Write a month, such as 2026-11.');
  if (text < isoNoticeDate(present))
    throw new FieldRefused(
      'date',
      `The date cannot be before ${isoNoticeDate(present)}, the date of the current version.`,
    );
  if (text > todayLike(text))
    throw new FieldRefused(
      'date',
      `The date cannot be after ${todayLike(text)}: a version is dated when it is published.`,
    );
  return { kind: present.kind, year: Number(year), month: Number(month), ...(exact && { day: Number(day) }) };
}
