import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLocale, inReadingOrder, isLocale, localeRecords, otherLocale } from '@/lib/i18n/routing';

describe('the languages of the site', () => {
  it('are English and Spanish, each with its code, name, value of lang and file [locale-1]', () => {
    expect(localeRecords).toEqual({
      en: { code: 'en', name: 'English', iso: 'en-US', file: 'en.json' },
      es: { code: 'es', name: 'Español', iso: 'es-ES', file: 'es.json' },
    });
    expect(defaultLocale).toBe('en');
    for (const { file } of Object.values(localeRecords)) expect(existsSync(`messages/${file}`), file).toBe(true);
  });

  it('stand side by side with the reader’s own first', () => {
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
