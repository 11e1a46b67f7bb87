import { type PerCompleteLocale, perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { monthNames } from '@/lib/text/month-names';
import { twoDigits } from '@/lib/text/two-digits';
import { numberWords } from './number-words';
import { phonePattern } from './phone-pattern';

/** The numbers of a text in a form common to both languages. `loose` has, besides these, possible values of words like "one" and "both". */
export type NumbersInText = { strict: ReadonlySet<string>; loose: ReadonlySet<string> };

const months: PerCompleteLocale<readonly string[]> = perCompleteLocale(monthNames);
/** "one" and "two" are often pronouns or articles, so they count only if the other language has the digit. */
const minStrictValue = 3;

type Form = { pattern: RegExp; token: (...groups: string[]) => string };

/**
 * Returns dates as `2021-03-01`, `2021-03`, `--03-01`; times as `8:00am`; phones as ten digits; money as `$1234.56`; percentages as `6%`;
 * versions and other numbers unchanged but without thousands separators; number words as digits.
 */
export function numbersIn(text: string, locale: CompleteLocale): NumbersInText {
  const strict = new Set<string>();
  const loose = new Set<string>();
  let rest = text.replaceAll('\u00A0', ' ');
  for (const { pattern, token } of [...commonForms, ...dateForms[locale], ...plainForms]) {
    rest = rest.replace(pattern, (_: string, ...groups: string[]) => {
      strict.add(token(...groups));
      return ' ';
    });
  }
  for (const match of rest.matchAll(numberWordPatterns[locale])) {
    const [, word = '', percent] = match;
    const value = numberWords[locale].get(word.toLowerCase()) ?? 0;
    if (percent) strict.add(`${value}%`);
    else (value >= minStrictValue ? strict : loose).add(String(value));
  }
  return { strict, loose: new Set([...strict, ...loose]) };
}

const commonForms: readonly Form[] = [
  { pattern: phonePattern, token: (...digits) => digits.slice(0, 3).join('') },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    token: (month = '', day = '', year = '') => isoDate(year, Number(month), day),
  },
  {
    pattern: /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s?m(?!\p{L})\.?/giu,
    token: (hour, minute = '00', half = '') => `${hour}:${minute}${half.toLowerCase()}m`,
  },
];

const englishMonth = `(${months.en.join('|')})`;
const spanishMonth = `(${months.es.join('|')})`;
const dateForms: PerCompleteLocale<readonly Form[]> = {
  en: [
    {
      pattern: new RegExp(`\\b${englishMonth} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'g'),
      token: (name = '', day = '', year = '') => isoDate(year, month('en', name), day),
    },
    {
      pattern: new RegExp(`\\b${englishMonth} (?:of )?(\\d{4})\\b`, 'g'),
      token: (name = '', year = '') => isoDate(year, month('en', name)),
    },
    {
      pattern: new RegExp(`\\b${englishMonth} (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'g'),
      token: (name = '', day = '') => isoDate('-', month('en', name), day),
    },
  ],
  es: [
    {
      pattern: new RegExp(`\\b(\\d{1,2})(?:\\.?º)? de ${spanishMonth} del? (\\d{4})\\b`, 'gi'),
      token: (day = '', name = '', year = '') => isoDate(year, month('es', name), day),
    },
    {
      pattern: new RegExp(`\\b${spanishMonth} del? (\\d{4})\\b`, 'gi'),
      token: (name = '', year = '') => isoDate(year, month('es', name)),
    },
    {
      pattern: new RegExp(`\\b(\\d{1,2})(?:\\.?º)? de ${spanishMonth}\\b`, 'gi'),
      token: (day = '', name = '') => isoDate('-', month('es', name), day),
    },
  ],
};
const plainForms: readonly Form[] = [
  { pattern: /\$\s?(\d[\d,]*(?:\.\d+)?)/g, token: (amount = '') => `$${ungrouped(amount)}` },
  { pattern: /(\d+(?:\.\d+)?)\s?(?:%|percent\b|por ciento\b)/g, token: (share = '') => `${share}%` },
  { pattern: /(\d+(?:[.,]\d+)*)/g, token: (number = '') => ungrouped(number) },
];
const numberWordPatterns: PerCompleteLocale<RegExp> = perCompleteLocale(wordPattern);

function isoDate(year: string, monthNumber: number, day?: string): string {
  const parts = [year, twoDigits(monthNumber), ...(day === undefined ? [] : [twoDigits(Number(day))])];
  return parts.join('-');
}

function month(locale: CompleteLocale, name: string): number {
  return months[locale].findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
}

function ungrouped(number: string): string {
  return number.replace(/,(?=\d{3}(?!\d))/g, '');
}

/** Longest first, so that "forty-five" is not read as "forty". */
function wordPattern(locale: CompleteLocale): RegExp {
  const words = [...numberWords[locale].keys()].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})( percent| por ciento)?(?!\\p{L})`, 'giu');
}
