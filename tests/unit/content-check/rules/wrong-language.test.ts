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

  it('reports a text that was left untranslated [pages-20]', () => {
    expect(messagesOf(wrongLanguage.check(texts('Find way forward today', 'Find way forward today')))).toEqual([
      'home.lead: The text is the same in both languages.',
    ]);
  });

  it('ignores names', () => {
    expect(wrongLanguage.check(texts('NMLS Consumer Access Registry', 'NMLS Consumer Access Registry'))).toEqual([]);
  });
});
