import { describe, expect, it } from 'vitest';
import { numbers } from '@/content-check/rules/numbers';
import { messagesOf, siteWith } from '../fixture';

const texts = (en: string, es: string) => siteWith({ lead: en }, { lead: es });

describe('numbers', () => {
  it.each([
    ['within 30 days', 'en 13 días', '30 only in English, 13 only in Spanish'],
    ['at least three business days', 'al menos cinco días hábiles', '3 only in English, 5 only in Spanish'],
    [
      'effective March 1, 2021',
      'desde el 2 de marzo de 2021',
      '2021-03-01 only in English, 2021-03-02 only in Spanish',
    ],
    ['version 5.2.0', 'versión 5.2', '5.2.0 only in English, 5.2 only in Spanish'],
    ['until 7:00 p.m.', 'hasta las 7:00 a. m.', '7:00pm only in English, 7:00am only in Spanish'],
    ['call 800-555-0199', 'llame', '8005550199 only in English, nothing only in Spanish'],
  ])('reports “%s” against “%s”', (en, es, difference) => {
    expect(messagesOf(numbers.check(texts(en, es)))).toEqual([`home.lead: Numbers differ: ${difference}.`]);
  });
});
