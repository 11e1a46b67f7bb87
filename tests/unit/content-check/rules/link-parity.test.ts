import { describe, expect, it } from 'vitest';
import { linkParity } from '@/content-check/rules/link-parity';
import { messagesOf, siteWith } from '../fixture';

describe('link parity', () => {
  it('reports a link that the translation lost', () => {
    expect(messagesOf(linkParity.check(siteWith({ lead: 'See [us](/contact).' }, { lead: 'Véanos.' })))).toEqual([
      'home.lead: The links differ: /contact in English, none in Spanish.',
    ]);
  });

  it('takes the variants of one site for the same place', () => {
    const site = siteWith(
      { lead: '[Portal](https://portal.example/)' },
      { lead: '[Portal](https://portal.example/es)' },
    );
    expect(linkParity.check(site)).toEqual([]);
  });
});
