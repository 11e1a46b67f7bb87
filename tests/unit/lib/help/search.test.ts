import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { situationDocuments, wordDocuments } from '@/content/help/lists';
import { createHelpSearch, wordsOf, type HelpDocument } from '@/lib/help/search';

const situations = (locale: 'en' | 'es') => createHelpSearch(situationDocuments(locale));
const idsOf = (found: readonly HelpDocument[]) => found.map(({ id }) => id);

describe('the search of help', () => {
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
  ] as const)('%s: “%s” is about %s', (locale, query, slug) => {
    expect(idsOf(situations(locale)(query)).slice(0, 3)).toContain(slug);
  });

  it('shows everything while nothing has been said, and nothing where nothing fits', () => {
    expect(situations('en')('  the my ', { isStrict: true })).toHaveLength(17);
    expect(situations('en')('zzzzqqqq', { isStrict: true })).toEqual([]);
  });

  it.each([
    ['en', 'court', ['sued']],
    ['es', 'corte', ['sued']],
    ['en', 'garnish', ['after-a-judgment']],
    ['es', 'embargo', ['after-a-judgment']],
    ['en', 'medicine', ['cannot-pay']],
  ] as const)('%s: “%s” leaves the lines that say it, and texts only where no line does', (locale, query, slugs) => {
    const found = situations(locale)(query, { isStrict: true });
    expect(idsOf(found)).toEqual(expect.arrayContaining([...slugs]));
    expect(found.length).toBeLessThan(5);
    expect(found.every(({ words }) => words.length > 0)).toBe(true);
  });

  it('finds a term by either name', () => {
    const words = createHelpSearch(wordDocuments('en'));
    expect(idsOf(words('citacion', { isStrict: true }))).toContain('summons');
    expect(idsOf(words('sumons', { isStrict: true }))).toContain('summons');
  });

  it('bears any text, however long', () => {
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

describe('a list of its own', () => {
  const long = 'abcdefghijklmnopqrst';
  const documents: readonly HelpDocument[] = [
    { id: 'bill', path: '/bill', title: 'Medical bill', text: 'hospital court where', more: 'wages' },
    { id: 'court', path: '/court', title: 'Court papers', text: 'summons', more: 'garnish' },
    { id: 'old', path: '/old', title: 'Old debt', text: `limits ${long} ${long}u`, more: 'summons' },
  ];
  const found = (query: string, strict = false) =>
    idsOf(createHelpSearch(documents)(query, ...(strict ? [{ isStrict: strict }] : [])));

  it.each([
    ['court', ['court', 'bill'], 'a title counts more'],
    ['hospital court', ['bill', 'court'], 'any word will do'],
    ['summons', ['court', 'old'], 'further text is read as well'],
    ['hospitla', ['bill'], 'a slip is forgiven'],
    ['the of', [], 'words that say nothing find nothing'],
  ])('finds for “%s” %j: %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each([
    ['hospital court', ['bill'], 'every word has to be there'],
    ['summons', ['court'], 'a line that fits is enough'],
    ['garnish', ['court'], 'no line fits, a further text does'],
    ['garnihs', ['court'], 'a slip is forgiven where nothing else fits'],
    ['garn', ['court'], 'the beginning of a word'],
    ['wher', [], 'but not of one that says nothing'],
    ['li', [], 'two letters are no beginning'],
    ['ol', [], 'a slip in a short word is not forgiven'],
    ['debs', ['old'], 'nor in one of three letters, but in one of four'],
    ['dbt', [], 'three letters'],
    [`${long.slice(0, -1)}x`, ['old'], 'a slip in a word of twenty letters'],
    [`${long}x`, [], 'and none in a longer one'],
    [`${'x'.repeat(300)}`, [], 'no word of the list'],
  ])('is narrowed by “%s” to %j: %s', (query, ids) => {
    expect(found(query, true)).toEqual(ids);
  });

  it('is whole, and nothing in it is marked, while nothing was said', () => {
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
  ])('“%s” are %j', (query, words) => {
    expect(wordsOf(query)).toEqual(words);
  });
});
