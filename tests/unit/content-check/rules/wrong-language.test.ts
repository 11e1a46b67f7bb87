import { describe, expect, it } from 'vitest';
import { wrongLanguage } from '@/content-check/rules/wrong-language';
import { messagesOf, siteWith } from '../fixture';

const texts = (en: string, es: string) => siteWith({ lead: en }, { lead: es });

describe('wrong language', () => {
  it('reports an English sentence on a Spanish page [pages-20]', () => {
    const site = texts('We answer. You can write to us by mail.', 'Respondemos. You can write to us by mail.');
    expect(messagesOf(wrongLanguage.check(site))).toEqual([
      'home.lead: The Spanish page says in English: “You can write to us by mail.”',
    ]);
  });

  it.each(['La Ley protege parte de su dinero.', 'Llame a la corte de Los Angeles.'])(
    'reports a Spanish sentence with an article before a capital letter: %s [pages-20]',
    (sentence) => {
      expect(messagesOf(wrongLanguage.check(texts(sentence, 'Llámenos.')))).toEqual([
        `home.lead: The English page says in Spanish: “${sentence}”`,
      ]);
    },
  );

  it('reports a text that was left untranslated [pages-20]', () => {
    expect(messagesOf(wrongLanguage.check(texts('Find way forward today', 'Find way forward today')))).toEqual([
      'home.lead: The text is the same in both languages.',
    ]);
  });

  it.each([
    ['Los Angeles County Superior Court', 'Tribunal Superior del Condado de Los Ángeles'],
    ['Legal Aid Foundation, Los Angeles', 'Fundación de Ayuda Legal, Los Ángeles'],
    ['Lawyers in El Paso County, Texas', 'Abogados en el condado de El Paso, Texas'],
    ['Courts near Las Vegas and La Mesa', 'Tribunales cerca de Las Vegas y La Mesa'],
  ])('ignores the Spanish article of a place: %s', (en, es) => {
    expect(wrongLanguage.check(texts(en, es))).toEqual([]);
  });

  it('ignores names', () => {
    expect(wrongLanguage.check(texts('NMLS Consumer Access Registry', 'NMLS Consumer Access Registry'))).toEqual([]);
  });
});
