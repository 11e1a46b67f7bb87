import type { Locale } from '../i18n/routing';

/** `a, b and c` / `a, b y c`, as the copy writes it: without the comma that American English puts before "and". */
export function joinWords(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(words);
}
