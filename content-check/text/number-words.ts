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
/** From two hundred on, without the ending of their gender. */
const spanishHundreds = [
  'doscient',
  'trescient',
  'cuatrocient',
  'quinient',
  'seiscient',
  'setecient',
  'ochocient',
  'novecient',
];

/** Written numbers of a language with their values, such as "forty-five" and "cuarenta y cinco". */
export const numberWords: PerCompleteLocale<ReadonlyMap<string, number>> = {
  en: new Map([
    ...counted(englishUnits),
    ...compound(englishTens, 20, englishUnits.slice(0, 9), '-'),
    ...hundreds(englishUnits.slice(0, 9), 100, ' hundred'),
    ['both', 2],
    ['hundred', 100],
    ['thousand', 1000],
  ]),
  es: new Map([
    ...counted(spanishUnits),
    ...compound(spanishTens, 30, spanishUnits.slice(0, 9), ' y '),
    ...compound(spanishTens, 30, ['un'], ' y '),
    ...compound(spanishTens, 30, ['una'], ' y '),
    ...hundreds(spanishHundreds, 200, 'os'),
    ...hundreds(spanishHundreds, 200, 'as'),
    ['un', 1],
    ['una', 1],
    ['veintiún', 21],
    ['veintiuna', 21],
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

function hundreds(words: readonly string[], first: number, ending: string): [string, number][] {
  return words.map((word, index) => [word + ending, first + index * 100]);
}
