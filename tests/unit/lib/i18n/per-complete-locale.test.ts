import { expect, it } from 'vitest';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';

it('makes a value for each language, of its code', () => {
  expect(perCompleteLocale((locale) => `in ${locale}`)).toEqual({ en: 'in en', es: 'in es' });
});
