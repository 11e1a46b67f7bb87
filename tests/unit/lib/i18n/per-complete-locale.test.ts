import { expect, it } from 'vitest';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';

it('calls the function for each complete language', () => {
  expect(perCompleteLocale((locale) => `in ${locale}`)).toEqual({ en: 'in en', es: 'in es' });
});
