import { describe, expect, it } from 'vitest';
import { repeatedSentences } from '@/content-check/rules/repeated-sentences';
import { messagesOf, siteWith } from '../fixture';

describe('repeated sentences', () => {
  const long = 'We are a debt collector and want to collect a debt.';

  it('reports a sentence of more than eight words that a module repeats', () => {
    const [finding] = repeatedSentences.check(siteWith({ lead: long, items: [`Please read this. ${long}`] }, {}));
    expect(finding).toMatchObject({
      key: 'home.items.0',
      message: `This sentence is already on this page, at home.lead: “${long}”`,
    });
  });

  it('reports a sentence that the footer of every page already has', () => {
    const disclosures = {
      everyPage: [{ id: 'debt', text: long }],
      homeOnly: { id: 'home', text: 'Past results do not promise the same result in any new case.' },
    };
    const content = { en: { home: { lead: long, note: disclosures.homeOnly.text }, disclosures }, es: {} };
    expect(messagesOf(repeatedSentences.check(siteWith({}, {}, { content })))).toEqual([
      `home.lead: This sentence is already on this page, at disclosures.everyPage.debt.text: “${long}”`,
    ]);
  });

  it('ignores sentences of eight words, table cells and descriptions', () => {
    const rows = [[long, long]];
    expect(
      repeatedSentences.check(
        siteWith(
          {
            lead: long,
            meta: { description: long },
            rows,
            items: ['We keep it for three years in all.', 'We keep it for three years in all.'],
          },
          {},
        ),
      ),
    ).toEqual([]);
  });
});
