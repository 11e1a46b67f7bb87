import type { CompleteLocale } from '@/lib/i18n/routing';
import { plainText } from '@/lib/text/inline-markup';
import { sentences } from './text/sentences';
import { syllables } from './text/syllables';
import { words } from './text/words';

/** The counts that both formulas use. */
export type TextCounts = { sentences: number; words: number; syllables: number };

/** Counts running text, one element per paragraph or list item, ignoring inline markup. */
export function countText(paragraphs: readonly string[], locale: CompleteLocale): TextCounts {
  const all = paragraphs.flatMap((paragraph) => sentences(plainText(paragraph).replace(/\s+/gu, ' ')));
  const tokens = all.flatMap(words);
  return {
    sentences: all.length,
    words: tokens.length,
    syllables: tokens.reduce((sum, word) => sum + syllables(word, locale), 0),
  };
}

/** Flesch-Kincaid grade: 0.39 · words/sentences + 11.8 · syllables/words − 15.59; lower is easier, and an empty text has 0. */
export function fleschKincaid(counts: TextCounts): number {
  return counts.words === 0 ? 0 : 0.39 * wordsPerSentence(counts) + 11.8 * syllablesPerWord(counts) - 15.59;
}

/** INFLESZ: 206.835 − 62.3 · syllables/words − words/sentences; higher is easier, and an empty text has 100. */
export function inflesz(counts: TextCounts): number {
  return counts.words === 0 ? 100 : 206.835 - 62.3 * syllablesPerWord(counts) - wordsPerSentence(counts);
}

const wordsPerSentence = (counts: TextCounts) => counts.words / counts.sentences;
const syllablesPerWord = (counts: TextCounts) => counts.syllables / counts.words;

/** The formula of a language: its `name`, `score`, whether a score `reaches` a target, and the sign of a step to `harder`. */
export const readability = {
  en: formula('Flesch-Kincaid grade', fleschKincaid, 1),
  es: formula('INFLESZ', inflesz, -1),
} as const;

function formula(name: string, score: (counts: TextCounts) => number, harder: 1 | -1) {
  const reaches = (reached: number, target: number) => harder * (target - reached) >= 0;
  return { name, score, harder, sign: harder > 0 ? '≤' : '≥', reaches };
}

/** Score of running text in `locale`: grade for English (low is easy), INFLESZ for Spanish (high is easy). */
export function scoreOf(paragraphs: readonly string[], locale: CompleteLocale): number {
  return readability[locale].score(countText(paragraphs, locale));
}

/** The fewest words of a paragraph whose score means something. */
const minParagraphWords = 12;

/** Score of one paragraph; undefined if it is too short for a meaningful score. */
export function paragraphScore(paragraph: string, locale: CompleteLocale): number | undefined {
  const counts = countText([paragraph], locale);
  return counts.words < minParagraphWords ? undefined : readability[locale].score(counts);
}

/** The items with a paragraph long enough for a score, hardest first. */
export function hardestFirst<Item>(
  items: readonly Item[],
  paragraphOf: (item: Item) => string,
  locale: CompleteLocale,
): { item: Item; score: number }[] {
  const { harder } = readability[locale];
  return items
    .flatMap((item) => {
      const score = paragraphScore(paragraphOf(item), locale);
      return score === undefined ? [] : [{ item, score }];
    })
    .sort((one, other) => harder * (other.score - one.score));
}
