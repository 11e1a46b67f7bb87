import { expect, it } from 'vitest';
import { type PerLocale, valueIn } from '@/lib/i18n/value-in';

it('returns the value in a language, or the English one if it is missing', () => {
  const values = { en: 'help', es: 'ayuda' };
  expect([valueIn(values, 'en'), valueIn(values, 'es')]).toEqual(['help', 'ayuda']);
  const lacking = { en: 'help' } as Partial<PerLocale<string>> as PerLocale<string>;
  expect(valueIn(lacking, 'es')).toBe('help');
});
