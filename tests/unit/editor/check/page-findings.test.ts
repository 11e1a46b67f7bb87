import { describe, expect, it } from 'vitest';
import { explainedTerms } from '@/content-check/rules/explained-terms';
import { glossaryTerms } from '@/content-check/rules/glossary-terms';
import { repeatedSentences } from '@/content-check/rules/repeated-sentences';
import type { PageRule, SiteUnderTest } from '@/content-check/site';
import { pageFindings } from '@/editor/check/page-findings';
import { siteWith } from '@/tests/unit/content-check/fixture';

const sentence = 'This firm collects debts by letter and by telephone in every state.';
const footerOf = (text: string) => ({ everyPage: { lead: text } });

/** A page with a fault, and the site after a change elsewhere that fixes it. */
const fixedElsewhere: readonly [what: string, PageRule, SiteUnderTest, Partial<SiteUnderTest>][] = [
  [
    'a new term of help/words',
    explainedTerms,
    siteWith({ lead: 'A [lien](word:lien).' }, { lead: 'Un gravamen.' }),
    { terms: ['lien'] },
  ],
  [
    'a new name of the firm',
    glossaryTerms,
    siteWith({ lead: 'Write to Debt Collector Court 5.' }, { lead: 'Escriba a Debt Collector Court 5.' }),
    { names: ['Debt Collector Court 5'] },
  ],
  [
    'another word in the glossary',
    glossaryTerms,
    siteWith({ lead: 'We are a debt collector.' }, { lead: 'Somos un cobrador.' }),
    { glossary: [{ en: ['debt collector'], es: ['cobrador'], strict: true }] },
  ],
  [
    'another sentence in the footer',
    repeatedSentences,
    {
      ...siteWith({}, {}),
      content: {
        en: { home: { lead: sentence }, disclosures: footerOf(sentence) },
        es: { home: { lead: 'Uno.' }, disclosures: footerOf('Dos.') },
      },
    },
    {
      content: {
        en: { home: { lead: sentence }, disclosures: footerOf('Another one.') },
        es: { home: { lead: 'Uno.' }, disclosures: footerOf('Dos.') },
      },
    },
  ],
];

describe('the cached findings of a page', () => {
  it.each(fixedElsewhere)('are updated after %s', (_what, rule, site, change) => {
    expect(pageFindings(rule, site).map(({ key }) => key)).toEqual(['home.lead']);
    expect(pageFindings(rule, { ...site, ...change })).toEqual([]);
    expect(pageFindings(rule, site)).toHaveLength(1);
  });

  it('are reused while the rule’s input has not changed', () => {
    let checks = 0;
    const counting: PageRule = {
      name: 'parity',
      check: () => {
        checks += 1;
        return [];
      },
    };
    const site = siteWith({ lead: 'A text.' }, { lead: 'Un texto.' });
    pageFindings(counting, site);
    const first = checks;
    expect(first).toBeGreaterThan(0);
    const otherwise: SiteUnderTest = { ...site, phones: [] };
    pageFindings(counting, otherwise);
    expect(checks).toBe(first);
  });
});
