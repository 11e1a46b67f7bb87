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
});
