import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLocale, inReadingOrder, isLocale, localeRecords, locales, otherLocale } from '@/lib/i18n/routing';

describe('the languages of the site', () => {
  it('include English, without a prefix, and Spanish [locale-1]', () => {
    const { en, es } = localeRecords;
    expect([defaultLocale, en.iso, es.iso]).toEqual(['en', 'en-US', 'es-ES']);
    expect(Object.keys(localeRecords)).toEqual([...locales]);
  });

  it.each(locales)('have a name, a lang value and a file for the code %s', (locale) => {
    const { code, name, iso, file } = localeRecords[locale];
    expect([code, new Intl.Locale(iso).language]).toEqual([locale, locale]);
    expect(name.toLowerCase()).toBe(new Intl.DisplayNames([locale], { type: 'language' }).of(locale)?.toLowerCase());
    expect(existsSync(`messages/${file}`), file).toBe(true);
  });

  it('are ordered with the reader’s own first', () => {
    expect([inReadingOrder('en'), inReadingOrder('es')]).toEqual([
      ['en', 'es'],
      ['es', 'en'],
    ]);
    expect([otherLocale('en'), otherLocale('es')]).toEqual(['es', 'en']);
  });

  it.each(['EN', 'fr', 'en-US', '', 'toString', '__proto__', null, undefined, 0, ['en']])(
    'do not include %j',
    (value) => {
      expect(isLocale(value)).toBe(false);
    },
  );
});
