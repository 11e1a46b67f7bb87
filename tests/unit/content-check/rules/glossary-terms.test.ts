import { describe, expect, it } from 'vitest';
import { glossary } from '@/content/glossary';
import { avoidedForms } from '@/content/glossary/avoided';
import { glossaryTerms } from '@/content-check/rules/glossary-terms';
import { spelling } from '@/content-check/rules/spelling';
import { siteWith } from '../fixture';

const texts = (en: string, es: string) => siteWith({ lead: en }, { lead: es });

describe('glossary', () => {
  it('has each English term once, and none that the content must avoid', () => {
    const terms = glossary.flatMap(({ en }) => en);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
    const written = glossary.map(({ en: [first] }) => first);
    expect(written.filter((term) => avoidedForms.en.some(({ form }) => form.test(term)))).toEqual([]);
  });

  it('reports a strict term with another translation', () => {
    const [finding] = glossaryTerms.check(
      texts('Debt collectors must say so.', 'Las agencias de cobranza deben decirlo.'),
    );
    expect(finding).toMatchObject({
      message: 'The English says “debt collector”, the Spanish does not say “cobrador de deudas”.',
      files: ['content/es/home.ts'],
    });
  });

  it('ignores plurals, capitals and accents, and matches longer terms first', () => {
    expect(glossaryTerms.check(texts('Debt Collectors', 'Los cobradores de deudas'))).toEqual([]);
    expect(glossaryTerms.check(texts('The Fair Debt Collector Act', 'La Ley de Cobro Justo'))).toEqual([]);
  });

  it('ignores the firm’s own names, streets and towns, as spelling does', () => {
    const copy = ['Write to Debt Collector Court 5, Thornby.', 'Escriba a Debt Collector Court 5, Thornby.'] as const;
    const unknown = { en: new Set(['Thornby']), es: new Set(['Court', 'Thornby']) };
    const site = { ...texts(...copy), unknownWords: unknown };
    expect([...glossaryTerms.check(site), ...spelling.check(site)]).toHaveLength(3);
    const named = { ...site, names: ['Debt Collector Court 5', 'Thornby'] };
    expect([...glossaryTerms.check(named), ...spelling.check(named)]).toEqual([]);
  });
});
