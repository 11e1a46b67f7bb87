import { describe, expect, it } from 'vitest';
import { spelling } from '@/content-check/rules/spelling';
import { unknownWords } from '@/content-check/unknown-words';
import { messagesOf, siteWith } from '../fixture';

describe('spelling', () => {
  it('reports words that the dictionaries of both languages lack', async () => {
    const [en, es] = [
      'You recieve a letter from Yonkers at info@firm.example.',
      'Usted recive una carta; díganos si va a disputarla en Massachusetts.',
    ];
    const site = siteWith(
      { lead: en },
      { lead: es },
      { unknownWords: { en: await unknownWords([en], 'en', '.'), es: await unknownWords([es], 'es', '.') } },
    );
    expect(messagesOf(spelling.check(site))).toEqual([
      'home.lead: Not in the English dictionary: recieve.',
      'home.lead: Not in the Spanish dictionary: recive.',
    ]);
  });

  it('reports a word of which only a part is misspelled, as a whole', async () => {
    const [en, es] = ['Use PayyPal’s page or HTMLPagge, or MasterCard.', 'Use PayPal.'];
    const unknown = { en: await unknownWords([en], 'en', '.'), es: await unknownWords([es], 'es', '.') };
    expect(messagesOf(spelling.check(siteWith({ lead: en }, { lead: es }, { unknownWords: unknown })))).toEqual([
      'home.lead: Not in the English dictionary: PayyPal’s, HTMLPagge.',
    ]);
  });
});
