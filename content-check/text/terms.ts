import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { bareText } from '@/lib/text/bare-text';

/** The position of a term in a text: its first word and its number of words. */
export type TermPlace = { start: number; length: number };

/** The words of `text` reduced to stems, so that plural, gender, case and accents make no difference. */
export function stems(text: string, locale: CompleteLocale): string[] {
  const bare = bareText(text).replace(/[’']s\b/g, '');
  return (bare.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemIn[locale]);
}

/** Every occurrence of `term` in `words`, both reduced by `stems`. */
export function placesOf(term: readonly string[], words: readonly string[]): TermPlace[] {
  return words.flatMap((_, start) =>
    term.length > 0 && term.every((stem, index) => words[start + index] === stem)
      ? [{ start, length: term.length }]
      : [],
  );
}

const stemIn: PerCompleteLocale<(word: string) => string> = { en: englishStem, es: spanishStem };

function englishStem(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function spanishStem(word: string): string {
  if (word.length < 4) return word;
  const singular = /ces$/.test(word) ? word.replace(/ces$/, 'z') : word.replace(/(?<=[^aeiou])es$|s$/, '');
  return singular.length > 3 ? singular.replace(/[oae]$/, '') : singular;
}
