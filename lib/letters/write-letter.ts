import { formatAmount } from '../forms/amount';
import type { Locale } from '../i18n/routing';
import { formatDay } from '../time/day-text';
import { formatTimeOfDay } from '../time/hours-text';
import type { Answers } from './check-answers';
import type { LetterKind } from './kinds';
import { paragraphsOf, type Value } from './paragraphs';

/** The words of all letters in one language. */
export type LetterFrame = {
  /** `{subject}` and `{reference}`. */
  subject: string;
  salutation: string;
  closing: string;
  /** With what is enclosed. */
  enclosed: string;
  /** Words that stand inside sentences: days, time zones. */
  words: Readonly<Record<string, string>>;
};

/** The words of one letter: its paragraphs, and the items of their lists, by name. */
export type LetterWords = {
  subject: string;
  paragraphs: Readonly<Record<string, string>>;
  items: Readonly<Record<string, string>>;
};

/** A finished letter: text only, ready to be shown, copied and printed. */
export type Letter = {
  locale: Locale;
  sender: readonly string[];
  date: string;
  recipient: readonly string[];
  subject: string;
  salutation: string;
  paragraphs: readonly { text: string; items: readonly string[]; lines: readonly string[] }[];
  closing: string;
  name: string;
  enclosed?: string;
};

/** A line to write on by hand. */
export const blankLine = '_'.repeat(18);

type Source = {
  kind: LetterKind;
  answers: Answers;
  locale: Locale;
  words: LetterWords;
  frame: LetterFrame;
  recipient: readonly string[];
};

/** Writes a letter in one language from checked answers. */
export function writeLetter({ kind, answers, locale, words, frame, recipient }: Source): Letter {
  const { texts, lines, days, choices } = answers;
  const name = texts.name ?? '';
  return {
    locale,
    sender: [name, ...(lines.street ?? []), `${texts.city}, ${texts.state} ${texts.zip}`],
    date: days.letterDate ? formatDay(days.letterDate, locale) : '',
    recipient,
    subject: filled(frame.subject, { subject: words.subject, reference: texts.reference ?? blankLine }),
    salutation: frame.salutation,
    paragraphs: paragraphsOf(kind, answers).map(({ id, values = {}, items = [], lines: typed = [] }) => ({
      text: filled(
        words.paragraphs[id] ?? '',
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, written(value, locale, frame)])),
      ),
      items: items.map((item) => words.items[item] ?? ''),
      lines: typed,
    })),
    closing: frame.closing,
    name,
    ...(choices.add?.includes('enclosed') ? { enclosed: frame.enclosed } : {}),
  };
}

function written(value: Value, locale: Locale, { words }: LetterFrame): string {
  if (typeof value === 'string') return value;
  if ('day' in value) return formatDay(value.day, locale);
  if ('cents' in value) return formatAmount(value.cents);
  if ('hour' in value) return formatTimeOfDay(value.hour * 3600, locale);
  return words[value.word] ?? '';
}

function filled(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
