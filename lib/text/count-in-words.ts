import type { Locale } from '../i18n/routing';

const words: Record<Locale, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
};

/** A count for running text: below ten as a word, from ten in digits. `count` is a non-negative integer. */
export function countInWords(count: number, locale: Locale): string {
  return words[locale][count] ?? String(count);
}
