import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { situationDocuments, wordDocuments } from '@/content/help/lists';
import { createHelpSearch, wordsOf, type HelpDocument } from '@/lib/help/search';

const situations = { en: createHelpSearch(situationDocuments('en')), es: createHelpSearch(situationDocuments('es')) };
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
    expect(idsOf(situations[locale](query)).slice(0, 3)).toContain(slug);
  });

  it('shows everything while nothing has been said, and nothing where nothing fits', () => {
    expect(situations.en('  the my ', { strict: true })).toHaveLength(17);
    expect(situations.en('zzzzqqqq', { strict: true })).toEqual([]);
  });

  it.each([
    ['en', 'court', ['sued']],
    ['es', 'corte', ['sued']],
    ['en', 'garnish', ['after-a-judgment']],
    ['es', 'embargo', ['after-a-judgment']],
    ['en', 'medicine', ['cannot-pay']],
  ] as const)('%s: “%s” leaves the lines that say it, and texts only where no line does', (locale, query, slugs) => {
    const found = situations[locale](query, { strict: true });
    expect(idsOf(found)).toEqual(expect.arrayContaining([...slugs]));
    expect(found.length).toBeLessThan(5);
    expect(found.every(({ words }) => words.length > 0)).toBe(true);
  });

  it('finds a term by either name', () => {
    const words = createHelpSearch(wordDocuments('en'));
    expect(idsOf(words('citacion', { strict: true }))).toContain('summons');
    expect(idsOf(words('sumons', { strict: true }))).toContain('summons');
  });

  it('bears any text, however long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
        expect(Array.isArray(situations.en(query))).toBe(true);
        expect(wordsOf(query.repeat(50)).length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 20 },
    );
  });
});
