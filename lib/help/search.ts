import MiniSearch, { type SearchOptions } from 'minisearch';
import { bareText } from '../text/bare-text';

/** What the filter of a list reads of one entry: its line, what people may type instead, in both languages, and its further text. */
export type HelpDocument = { id: string; path: string; title: string; text: string; more: string };

/** An entry with the words in it that fit, without accents and capitals. */
type HelpFinding = HelpDocument & { words: readonly string[] };

/**
 * Finds entries, best first, for any word of the query. `strict` narrows, as a filter does: it wants every word, and looks into the further
 * text only where no line fits, and for slips of the pen only where no text does.
 */
export type HelpSearch = (query: string, options?: { strict?: boolean }) => readonly HelpFinding[];

/** The longest part of a query that is read. */
const MOST_CHARACTERS = 200;
const MOST_WORDS = 12;
/** Shorter and longer words are found only as they are: a slip in a very long one takes long to look for. */
const FUZZY = { least: 4, most: 20, slips: 2 } as const;

const STOP_WORDS = new Set(
  (
    'a an and am are at be by can cannot do does did for from get got has have he her his how i if in is it me my of on or our ' +
    'she so someone that the their them they this to us was we what when where who why will with you your el la los las un una ' +
    'de del en es esta este esto lo le les mi mis me yo no por para que se si su sus y o al con como cuando donde quien'
  ).split(' '),
);

/** An index of `documents` that forgives accents and small typing errors. */
export function createHelpSearch(documents: readonly HelpDocument[]): HelpSearch {
  const index = new MiniSearch<HelpDocument>({
    fields: ['title', 'text', 'more'],
    processTerm: (term) => {
      const plain = bareText(term);
      return STOP_WORDS.has(plain) ? null : plain;
    },
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length >= FUZZY.least && term.length <= FUZZY.most ? 0.25 : false),
      maxFuzzy: FUZZY.slips,
    },
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const find = (words: readonly string[], options?: SearchOptions) =>
    index.search(words.join(' '), options).flatMap(({ id, terms }) => {
      const document = byId.get(String(id));
      return document ? [{ ...document, words: terms }] : [];
    });
  return (query, { strict = false } = {}) => {
    const words = wordsOf(query);
    if (words.length === 0) return strict ? documents.map((document) => ({ ...document, words: [] })) : [];
    if (!strict) return find(words);
    for (const tier of tiers) {
      const found = find(words, { ...tier, combineWith: 'AND' });
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** Where a filter looks, one after the other. */
const tiers: readonly SearchOptions[] = [{ fields: ['title', 'text'], fuzzy: false }, { fuzzy: false }, {}];

/** The words of a query that say something; markup, emoji and marks say nothing. */
export function wordsOf(query: string): string[] {
  return (bareText(query.slice(0, MOST_CHARACTERS)).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .slice(0, MOST_WORDS);
}
