import type { DateWords } from '@/content/types';
import type { CountedDay, Skipped } from '@/lib/dates/business-days';
import type { Locale } from '@/lib/i18n/routing';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { formatDay } from '@/lib/time/day-text';

/** Why a day does not count, in words. */
export function whySkipped(skipped: Skipped, words: DateWords): string {
  if (skipped.why === 'weekend') return words.weekend;
  const holiday = words.holidays[skipped.holiday];
  return skipped.why === 'holiday' ? holiday : fillIn(words.friday, { holiday });
}

/** A sentence that names every skipped day with its reason; undefined if none is skipped. */
export function skippedSentence(count: readonly CountedDay[], words: DateWords, locale: Locale): string | undefined {
  const days = count.flatMap((entry) =>
    'skipped' in entry
      ? `${formatDay(entry.day, locale, { withYear: false })} (${whySkipped(entry.skipped, words)})`
      : [],
  );
  return days.length > 0 ? fillIn(words.skipped, { days: joinWords(days, locale) }) : undefined;
}
