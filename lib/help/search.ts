import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { ResolvedLink } from '../links/resolve-link';
import { bareText } from '../text/bare-text';
import { maxQueryLength } from './query-length';

/** The searchable data of one entry: its line, what people may type instead, in both languages, and its further text. */
export type HelpDocument = { id: string; title: string; text: string; more: string };

/** The data of a situation, with the link to its page: resolved with the list, so that the browser needs no code for it. */
export type SituationDocument = HelpDocument & { link: ResolvedLink };

/** An entry with its matching words, without accents and in lower case. */
type Found<Entry extends HelpDocument> = Entry & { words: readonly string[] };

/**
 * Finds entries, best first, for any word of the query. `isStrict` is for filters: it requires every word, searches the further text only if
 * no line matches, allows typing errors only if no text matches, and returns the entries with most words if none has every word.
 */
export type HelpSearch<Entry extends HelpDocument = HelpDocument> = (
  query: string,
  options?: { isStrict?: boolean },
) => readonly Found<Entry>[];

const maxWords = 12;
/** Lengths of words for which typing errors are allowed; in very long words the search would be slow. */
const fuzzyLengths = { min: 4, max: 20, slips: 2 } as const;

/** Words that say nothing about a situation, in both languages; no word that a visitor may look for by itself. */
const stopWords = new Set(
  (
    'a about am an and are at be because been being but by can cannot could did do does for from get go going got had has have he her ' +
    'him his how i if in is it just keep keeps like make me my need not of on or our please received she should so somebody someone that ' +
    'the their them there they think this to us want was we went were what when where who why will with would you your ' +
    // I’ve, we’ll and don’t are two words each, and are also typed without the apostrophe
    'll re ve aren couldn didn doesn don hadn hasn haven isn wasn won wouldn cant didnt doesnt dont im isnt ive wont ' +
    'al como con creo cuando de del donde el ella ellos en era es esa ese eso esos esta estaba estamos estan estas este esto estos ' +
    'estoy estuve fue fui ha hablo hacer han hay he hemos la las le les llegaron llego lo los me mi mis muy necesito no nos nuestra ' +
    'nuestro o para pero por porque pueda puede pueden puedo que quien quiere quiero recibi recibido se si sido somos soy su sus tenemos tengo tenia tiene tienen tuve ' +
    'un una usted ustedes van voy y ya yo'
  ).split(' '),
);

/** Creates an index of `documents` that ignores accents and tolerates small typing errors in words that no document has. */
export function createHelpSearch<Entry extends HelpDocument>(documents: readonly Entry[]): HelpSearch<Entry> {
  const known = new Set(documents.flatMap(({ title, text, more }) => tokensOf(bareText(`${title} ${text} ${more}`))));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'text', 'more'],
    processTerm: (term) => {
      const plain = bareText(term);
      return stopWords.has(plain) ? null : plain;
    },
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) =>
        known.has(term) || term.length < fuzzyLengths.min || term.length > fuzzyLengths.max ? false : 0.25,
      maxFuzzy: fuzzyLengths.slips,
    },
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const find = (words: readonly string[], options?: SearchOptions) => entriesOf(index.search(words.join(' '), options));
  const entriesOf = (results: readonly SearchResult[]) =>
    results.flatMap(({ id, terms }) => {
      const document = byId.get(String(id));
      return document ? [{ ...document, words: terms }] : [];
    });
  return (query, { isStrict = false } = {}) => {
    const words = wordsOf(query);
    if (words.length === 0)
      return isStrict && isBegun(query) ? documents.map((document) => ({ ...document, words: [] })) : [];
    if (!isStrict) return find(words);
    for (const tier of tiers) {
      const found = find(words, { ...tier, combineWith: 'AND' });
      if (found.length > 0) return found;
    }
    return entriesOf(withMostWords(index.search(words.join(' '), { fuzzy: false })));
  };
}

/** Whether a query without searchable words may become one with them: it is blank, ends as words begin or in one, or has a stop word. */
function isBegun(query: string): boolean {
  const text = bareText(query).trim();
  return !text || /[\p{L}\p{N}¿¡"“‘'(#$]$/u.test(text) || tokensOf(text).some((token) => stopWords.has(token));
}

/** The results that match most of the query's words, and those with a word that none of them has: a sentence can have two subjects. */
function withMostWords(results: readonly SearchResult[]): SearchResult[] {
  const most = Math.max(...results.map(({ queryTerms }) => queryTerms.length));
  const best = results.filter(({ queryTerms }) => queryTerms.length === most);
  const found = new Set(best.flatMap(({ queryTerms }) => queryTerms));
  return results.filter((result) => best.includes(result) || result.queryTerms.some((term) => !found.has(term)));
}

/** The searches that a filter tries, in order. */
const tiers: readonly SearchOptions[] = [{ fields: ['title', 'text'], fuzzy: false }, { fuzzy: false }, {}];

/** The searchable words of a query, without markup, emoji and punctuation. */
export function wordsOf(query: string): string[] {
  return tokensOf(bareText(query.slice(0, maxQueryLength)))
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .slice(0, maxWords);
}

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
