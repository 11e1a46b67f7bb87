import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHelpSearch, type HelpDocument, wordsOf } from '@/lib/help/search';

describe('a sample list', () => {
  const long = 'abcdefghijklmnopqrst';
  const documents: readonly HelpDocument[] = [
    { id: 'bill', title: 'Medical bill', text: 'hospital court where care', more: 'wages' },
    { id: 'court', title: 'Court papers', text: 'summons', more: 'garnish card' },
    { id: 'old', title: 'Old debt', text: `limits ${long} ${long}u`, more: 'summons' },
  ];
  const found = (query: string, strict = false) =>
    createHelpSearch(documents)(query, ...(strict ? [{ isStrict: strict }] : [])).map(({ id }) => id);

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
    ['summons papers nothing', ['court'], 'if none has every word, most words decide'],
    ['hospital garnish wages', ['bill', 'court'], 'but a subject that only another entry has is kept'],
    ['bill wages courd', ['bill'], 'a typo is tolerated in a word that no entry has'],
    ['hospital card', ['bill', 'court'], 'but a word that an entry has is not taken for a similar one'],
    ['summons nothing', ['court', 'old'], 'and one word is better than none'],
    ['hospitla nothing', [], 'but then no typo is tolerated'],
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

  it('has the words that matched, without the rest of the query', () => {
    const [bill] = createHelpSearch(documents)('hospitla courts');
    expect(bill?.words.toSorted()).toEqual(['court', 'hospital']);
  });

  it('is complete and has no highlighted words for an empty query', () => {
    expect(createHelpSearch(documents)('', { isStrict: true })).toEqual(
      documents.map((document) => ({ ...document, words: [] })),
    );
  });

  it('accepts any text of any length', () => {
    const search = createHelpSearch(documents);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
        expect(Array.isArray(search(query))).toBe(true);
        expect(wordsOf(query.repeat(50)).length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 20 },
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
