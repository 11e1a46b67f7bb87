import { describe, expect, it } from 'vitest';
import { explainedTerms } from '@/content-check/rules/explained-terms';
import { messagesOf, siteWith } from '../fixture';

const marked = 'A [lien](word:lien) is a claim.';

/** What the rule finds on a page with `en` and `es`, one text for each string, in a site that explains the word “lien”. */
const found = (en: readonly string[], es: readonly string[] = []) =>
  messagesOf(explainedTerms.check(siteWith({ items: [...en] }, { items: [...es] }, { terms: ['lien'] })));

describe('explained terms', () => {
  it('reports a term that the list of words lacks, in its language only [help-9]', () => {
    expect(found([marked], ['Un [embargo](word:levy) es una orden.'])).toEqual([
      'home.items.0: "levy" is not a term of help/words.',
    ]);
  });

  it.each([
    ['in a later text', [marked, 'The [lien](word:lien) ends.'], 'home.items.1'],
    ['in the same text', [`${marked} The [lien](word:lien) ends.`], 'home.items.0'],
  ])('reports a term that is explained again %s [help-9]', (_, texts, key) => {
    expect(found(texts)).toEqual([`${key}: "lien" is already explained on this page.`]);
  });

  it('accepts a term once in each language and on each page [help-9]', () => {
    const page = (lead: string) => ({ home: { lead }, contact: { lead } });
    const content = { en: page(marked), es: page('Un [gravamen](word:lien) es un derecho.') };
    expect(messagesOf(explainedTerms.check(siteWith({}, {}, { content, terms: ['lien'] })))).toEqual([]);
  });
});
