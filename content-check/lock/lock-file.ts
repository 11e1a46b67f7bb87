import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';

/** Path of the lock file from the project's root. */
export const lockFile = 'content/translation.lock.json';

/** Hashes of one text in both languages. */
export type TextHashes = PerCompleteLocale<string>;

/**
 * The last reviewed texts, as stored in `content/translation.lock.json`: without dates, so that it is the same on every machine. `texts` are by
 * key; `notices` are by name and version, and every published version stays.
 */
export type TranslationLock = {
  texts: Readonly<Record<string, TextHashes>>;
  notices: Readonly<Record<string, Readonly<Record<string, TextHashes>>>>;
};
