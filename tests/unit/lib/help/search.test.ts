import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { situationDocuments, termDocuments } from '@/content/help/lists';
import { termsIn } from '@/content/help/terms';
import { createHelpSearch, type HelpDocument, wordsOf } from '@/lib/help/search';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';

const situations = (locale: CompleteLocale) => createHelpSearch(situationDocuments(locale));
const idsOf = (found: readonly HelpDocument[]) => found.map(({ id }) => id);

describe('the help search', () => {
  it.each([
    ['en', 'can you garnish my wages', 'after-a-judgment'],
    ['en', 'my account is frozen', 'after-a-judgment'],
    ['en', 'my mother died', 'someone-died'],
    ['en', 'summons', 'sued'],
    ['en', 'hospital bill', 'medical-bill'],
    ['en', 'stop calling me at work', 'limit-contact'],
    ['en', 'identity theft', 'identity-theft'],
    ['en', 'i lost my job and have no money', 'cannot-pay'],
    ['en', 'me demandaron', 'sued'],
    ['es', 'me demandaron', 'sued'],
    ['es', 'congelaron mi cuenta', 'after-a-judgment'],
    ['es', 'murió mi mamá', 'someone-died'],
    ['es', 'murio mi mama', 'someone-died'],
    ['es', 'no es mía', 'not-my-debt'],
    ['es', 'bancarota', 'bankruptcy'],
    ['es', 'citatorio', 'sued'],
    ['en', 'citatorio', 'sued'],
  ] as const)('%s: “%s” finds %s', (locale, query, slug) => {
    expect(idsOf(situations(locale)(query)).slice(0, 3)).toContain(slug);
  });

  it('returns everything without search words, and nothing without matches', () => {
    expect(situations('en')('  the my ', { isStrict: true })).toHaveLength(17);
    expect(situations('en')('zzzzqqqq', { isStrict: true })).toEqual([]);
  });

  it.each([
    ['en', 'court', ['sued']],
    ['es', 'corte', ['sued']],
    ['en', 'garnish', ['after-a-judgment']],
    ['es', 'embargo', ['after-a-judgment']],
    ['en', 'medicine', ['cannot-pay']],
  ] as const)('%s: “%s” strictly finds the right situation among fewer than five', (locale, query, slugs) => {
    const found = situations(locale)(query, { isStrict: true });
    expect(idsOf(found)).toEqual(expect.arrayContaining([...slugs]));
    expect(found.length).toBeLessThan(5);
    expect(found.every(({ words }) => words.length > 0)).toBe(true);
  });

  it.each([
    ['en', 'fees', 'read-your-notice'],
    ['en', 'interest', 'read-your-notice'],
    ['en', 'interest', 'not-my-debt'],
    ['en', 'original creditor', 'not-my-debt'],
    ['en', 'charge-off', 'old-debt'],
    ['en', 'charge off', 'credit-report'],
    ['en', 'lien', 'after-a-judgment'],
    ['en', 'license', 'read-your-notice'],
    ['en', 'SSI', 'after-a-judgment'],
    ['en', 'dead', 'someone-died'],
    ['en', 'lawyer', 'sued'],
    ['en', 'attorney', 'limit-contact'],
    ['en', 'attorney', 'bankruptcy'],
    ['en', 'payment options', 'read-your-notice'],
    ['en', 'abogado', 'sued'],
    ['es', 'cargos', 'read-your-notice'],
    ['es', 'intereses', 'not-my-debt'],
    ['es', 'acreedor original', 'not-my-debt'],
    ['es', 'cancelada en libros', 'old-debt'],
    ['es', 'gravamen', 'after-a-judgment'],
    ['es', 'licencia', 'read-your-notice'],
    ['es', 'Seguro Social', 'after-a-judgment'],
    ['es', 'SSI', 'cannot-pay'],
    ['es', 'muerto', 'someone-died'],
    ['es', 'abogado', 'bankruptcy'],
    ['es', 'abogado', 'limit-contact'],
    ['es', 'opciones de pago', 'read-your-notice'],
  ] as const)('%s: “%s”, a word of a letter, strictly finds %s', (locale, query, slug) => {
    expect(idsOf(situations(locale)(query, { isStrict: true }))).toContain(slug);
  });

  it.each(completeLocales)('strictly finds a situation for each term, in %s', (locale) => {
    const search = situations(locale);
    const isFound = (term: string) =>
      search(term, { isStrict: true }).some(({ words }) =>
        wordsOf(term).every((word) => words.some((found) => found.startsWith(word))),
      );
    const terms = termsIn(locale).flatMap(({ term, other }) => [term, other.term]);
    expect(terms.filter((term) => !isFound(term))).toEqual([]);
  });

  it('finds a term by its name in either language', () => {
    const terms = createHelpSearch(termDocuments('en'));
    expect(idsOf(terms('citacion', { isStrict: true }))).toContain('summons');
    expect(idsOf(terms('sumons', { isStrict: true }))).toContain('summons');
    expect(idsOf(createHelpSearch(termDocuments('es'))('citatorio', { isStrict: true }))).toEqual(['summons']);
  });

  it('accepts any text of any length', () => {
    const search = situations('en');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
        expect(Array.isArray(search(query))).toBe(true);
        expect(wordsOf(query.repeat(50)).length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a sample list', () => {
  const long = 'abcdefghijklmnopqrst';
  const documents: readonly HelpDocument[] = [
    { id: 'bill', title: 'Medical bill', text: 'hospital court where', more: 'wages' },
    { id: 'court', title: 'Court papers', text: 'summons', more: 'garnish' },
    { id: 'old', title: 'Old debt', text: `limits ${long} ${long}u`, more: 'summons' },
  ];
  const found = (query: string, strict = false) =>
    idsOf(createHelpSearch(documents)(query, ...(strict ? [{ isStrict: strict }] : [])));

  it.each([
    ['court', ['court', 'bill'], 'a title ranks higher'],
    ['hospital court', ['bill', 'court'], 'any word matches'],
    ['summons', ['court', 'old'], 'further text is searched too'],
    ['hospitla', ['bill'], 'a typo is tolerated'],
    ['the of', [], 'stop words match nothing'],
  ])('returns for “%s” %j: %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each([
    ['hospital court', ['bill'], 'every word is required'],
    ['summons', ['court'], 'a title match suffices'],
    ['garnish', ['court'], 'a further text matches if no title does'],
    ['garnihs', ['court'], 'a typo is tolerated if nothing else matches'],
    ['garn', ['court'], 'a word prefix matches'],
    ['wher', [], 'a prefix of a stop word does not match'],
    ['li', [], 'a prefix needs three letters'],
    ['ol', [], 'no typo is tolerated in two letters'],
    ['debs', ['old'], 'a typo is tolerated in four letters'],
    ['dbt', [], 'no typo is tolerated in three letters'],
    ['?!', [], 'text without letters and digits fits nothing'],
    ['<b>', [], 'nor does markup'],
    ['b', ['bill', 'court', 'old'], 'everything is left after the first letter of a word'],
    ['¿', ['bill', 'court', 'old'], 'and after a mark that begins a question'],
    ['is it ', ['bill', 'court', 'old'], 'and after stop words'],
    [`${long.slice(0, -1)}x`, ['old'], 'a typo is tolerated in twenty letters'],
    [`${long}x`, [], 'no typo is tolerated in a longer word'],
    [`${'x'.repeat(300)}`, [], 'an unknown word'],
  ])('strictly matches “%s” with %j: %s', (query, ids) => {
    expect(found(query, true)).toEqual(ids);
  });

  it('is complete and has no highlighted words for an empty query', () => {
    expect(createHelpSearch(documents)('', { isStrict: true })).toEqual(
      documents.map((document) => ({ ...document, words: [] })),
    );
  });
});

describe('the words of a query', () => {
  it.each([
    ['I was sued by Á Bank!', ['sued', 'bank']],
    ['someone cannot, cuando del', []],
    ['x 7 no. 12', ['12']],
    ['… 🙂', []],
    [`${' '.repeat(197)}debts`, ['deb']],
  ])('of “%s” are %j', (query, words) => {
    expect(wordsOf(query)).toEqual(words);
  });
});
