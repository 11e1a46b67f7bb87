import { describe, expect, it } from 'vitest';
import { repeatedSentences } from '@/content-check/rules/repeated-sentences';
import { messagesOf, siteWith } from '../fixture';

describe('repeated sentences', () => {
  const long = 'We are a debt collector and want to collect a debt.';

  it('reports a sentence of more than eight words that stands twice in a module', () => {
    const [finding] = repeatedSentences.check(siteWith({ lead: long, items: [`Please read this. ${long}`] }, {}));
    expect(finding).toMatchObject({
      key: 'home.items.0',
      message: `Stands on this page already, at home.lead: “${long}”`,
    });
  });

  it('reports one that the footer says already, and only that of every page', () => {
    const disclosures = {
      everyPage: [{ id: 'debt', text: long }],
      homeOnly: { id: 'home', text: 'Past results do not promise the same result in any new case.' },
    };
    const content = { en: { home: { lead: long, note: disclosures.homeOnly.text }, disclosures }, es: {} };
    expect(messagesOf(repeatedSentences.check(siteWith({}, {}, { content })))).toEqual([
      `home.lead: Stands on this page already, at disclosures.everyPage.debt.text: “${long}”`,
    ]);
  });

  it('lets eight words, table cells and descriptions pass', () => {
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
