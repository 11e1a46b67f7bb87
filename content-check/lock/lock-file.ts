import type { CompleteLocale } from '@/lib/i18n/routing';

/** Hashes of one text in both languages. */
export type TextHashes = Record<CompleteLocale, string>;

/**
 * What was looked at last, as `content/translation.lock.json` has it: without dates, so it is the same on every machine. `texts` go by key,
 * `notices` by name and version, and those stay for every version that was ever published.
 */
export type TranslationLock = {
  texts: Readonly<Record<string, TextHashes>>;
  notices: Readonly<Record<string, Readonly<Record<string, TextHashes>>>>;
};
