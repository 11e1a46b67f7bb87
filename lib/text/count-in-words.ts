import type { Locale } from '../i18n/routing';

const words: Record<Locale, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
};

/** A count as running text has it: below ten as a word, from there in digits. `count` is a whole number, not negative. */
export function countInWords(count: number, locale: Locale): string {
  return words[locale][count] ?? String(count);
}
