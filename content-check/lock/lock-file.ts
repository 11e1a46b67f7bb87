import type { CompleteLocale } from '@/lib/i18n/routing';

/** Hashes of one text in both languages. */
export type TextHashes = Record<CompleteLocale, string>;

/**
 * What was looked at last: `content/translation.lock.json`. It holds no dates, so it is the same on every machine. `texts` by
 * key; `notices` by name and version, and stays for every version that was ever published.
 */
export type TranslationLock = {
  texts: Readonly<Record<string, TextHashes>>;
  notices: Readonly<Record<string, Readonly<Record<string, TextHashes>>>>;
};
