import { expect, it } from 'vitest';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { valueIn, type PerLocale } from '@/lib/i18n/value-in';

it('makes a value for each language, of its code', () => {
  expect(perCompleteLocale((locale) => `in ${locale}`)).toEqual({ en: 'in en', es: 'in es' });
});

it('finds the value of a language, or the English one where there is none', () => {
  const values = { en: 'help', es: 'ayuda' };
  expect([valueIn(values, 'en'), valueIn(values, 'es')]).toEqual(['help', 'ayuda']);
  const lacking = { en: 'help' } as Partial<PerLocale<string>> as PerLocale<string>;
  expect(valueIn(lacking, 'es')).toBe('help');
});
