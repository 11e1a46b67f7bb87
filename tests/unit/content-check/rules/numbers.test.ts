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
    ['by the 15th', 'el día 16 a más tardar', '15 only in English, 16 only in Spanish'],
    ['until 7:00 p.m.', 'hasta las 7:00 a. m.', '7:00pm only in English, 7:00am only in Spanish'],
    ['call 800-555-0199', 'llame', '8005550199 only in English, nothing only in Spanish'],
  ])('reports “%s” against “%s”', (en, es, difference) => {
    expect(messagesOf(numbers.check(texts(en, es)))).toEqual([`home.lead: Numbers differ: ${difference}.`]);
  });

  it.each([
    ['twenty-one days', 'veintiún días'],
    ['twenty-one hours', 'veintiuna horas'],
    ['thirty-one days', 'treinta y un días'],
    ['41 pages', 'cuarenta y una páginas'],
    ['one hundred letters', 'cien cartas'],
    ['two hundred people', 'doscientas personas'],
    ['nine hundred dollars', 'novecientos dólares'],
    ['500 letters', 'quinientas cartas'],
    ['one hundred twenty days', 'ciento veinte días'],
    ['six percent a year', 'seis por ciento al año'],
    ['6 percent a year', 'el seis por ciento al año'],
    ['100 percent', 'ciento por ciento'],
    ['by the 15th', 'el día 15 a más tardar'],
    ['3 days, 5 at most', '3 a máximo 5 días'],
  ])('accepts “%s” for “%s”', (en, es) => {
    expect(messagesOf(numbers.check(texts(en, es)))).toEqual([]);
  });

  it.each([
    ['twenty-one days', 'treinta y un días', '21 only in English, 31 only in Spanish'],
    ['six percent', 'siete por ciento', '6% only in English, 7% only in Spanish'],
    ['six percent', 'seis días', '6% only in English, 6 only in Spanish'],
    ['two hundred people', 'trescientas personas', '200 only in English, 300 only in Spanish'],
  ])('reports “%s” against “%s”, which are in words', (en, es, difference) => {
    expect(messagesOf(numbers.check(texts(en, es)))).toEqual([`home.lead: Numbers differ: ${difference}.`]);
  });
});
