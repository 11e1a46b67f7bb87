import { describe, expect, it } from 'vitest';
import { linkParity } from '@/content-check/rules/link-parity';
import { messagesOf, siteWith } from '../fixture';

describe('link parity', () => {
  it('reports a link that the translation lacks', () => {
    expect(messagesOf(linkParity.check(siteWith({ lead: 'See [us](/contact).' }, { lead: 'Véanos.' })))).toEqual([
      'home.lead: The links differ: /contact in English, none in Spanish.',
    ]);
  });

  it('reports a term that only one language explains', () => {
    const site = siteWith({ lead: 'Your [lien](word:lien).' }, { lead: 'Su gravamen.' });
    expect(messagesOf(linkParity.check(site))).toEqual([
      'home.lead: The links differ: word:lien in English, none in Spanish.',
    ]);
  });

  it('treats the language variants of a site as the same link', () => {
    const site = siteWith(
      { lead: '[Portal](https://portal.example/)' },
      { lead: '[Portal](https://portal.example/es)' },
    );
    expect(linkParity.check(site)).toEqual([]);
  });
});
