import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';

const englishUnits = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const englishTens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const spanishUnits = [
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const spanishTens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

/** Written numbers of a language with their values, such as "forty-five" and "cuarenta y cinco". */
export const numberWords: PerCompleteLocale<ReadonlyMap<string, number>> = {
  en: new Map([
    ...counted(englishUnits),
    ...compound(englishTens, 20, englishUnits.slice(0, 9), '-'),
    ['both', 2],
    ['hundred', 100],
    ['thousand', 1000],
  ]),
  es: new Map([
    ...counted(spanishUnits),
    ...compound(spanishTens, 30, spanishUnits.slice(0, 9), ' y '),
    ['un', 1],
    ['una', 1],
    ['ambos', 2],
    ['ambas', 2],
    ['cien', 100],
    ['ciento', 100],
    ['mil', 1000],
  ]),
};

function counted(words: readonly string[]): [string, number][] {
  return words.map((word, index) => [word, index + 1]);
}

function compound(tens: readonly string[], first: number, units: readonly string[], joint: string): [string, number][] {
  return tens.flatMap((ten, index): [string, number][] => {
    const value = first + index * 10;
    return [
      [ten, value],
      ...units.map((unit, below): [string, number] => [`${ten}${joint}${unit}`, value + below + 1]),
    ];
  });
}
