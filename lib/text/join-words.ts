import type { Locale } from '../i18n/routing';

/** The locale whose lists are written as the copy writes them: British English has no comma before "and". */
const listLocales: Record<Locale, string> = { en: 'en-GB', es: 'es' };

/** `a, b and c` / `a, b y c`. */
export function joinWords(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(listLocales[locale]).format(words);
}
