import type { Locale } from '../i18n/routing';

const joiners: Record<Locale, string> = { en: ' and ', es: ' y ' };

/** `a, b and c` / `a, b y c`, as the copy writes it. */
export function joinWords(words: readonly string[], locale: Locale): string {
  if (words.length < 2) return words.join('');
  return words.slice(0, -1).join(', ') + joiners[locale] + words[words.length - 1]!;
}
