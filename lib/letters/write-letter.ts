import { formatAmount } from '../forms/amount';
import type { Locale } from '../i18n/routing';
import { fillIn } from '../text/fill-in';
import { cityLine } from '../text/postal-address';
import { formatDay } from '../time/day-text';
import { formatTimeOfDay } from '../time/hours-text';
import type { Answers } from './answers';
import type { LetterKind } from './kinds';
import type { FrameWords, Letter, LetterWords } from './letter';
import { type ParagraphId, paragraphsOf } from './letter-paragraphs';
import { namedText } from './named-text';
import type { Filling, Value } from './paragraph-types';

/** A line to write on by hand. */
export const blankLine = '_'.repeat(18);

/** The texts of one kind of letter in one language. */
export type LetterSource = {
  kind: LetterKind;
  locale: Locale;
  words: LetterWords;
  frame: FrameWords;
  /** Name and address of the firm. */
  recipient: readonly string[];
};

/** Writes a letter in one language from checked answers. Throws if a paragraph has no text. */
export function writeLetter({ kind, locale, words, frame, recipient }: LetterSource, answers: Answers): Letter {
  const { texts, lines, days, choices } = answers;
  return {
    locale,
    sender: [texts.name, ...lines.street, cityLine(texts)],
    date: formatDay(days.letterDate, locale),
    recipient,
    subject: fillIn(frame.subject, { subject: words.subject, reference: texts.reference ?? blankLine }),
    details: [
      texts.creditor && fillIn(frame.creditor, { creditor: texts.creditor }),
      days.noticeDate && fillIn(frame.notice, { date: formatDay(days.noticeDate, locale) }),
    ].filter((detail) => detail !== undefined),
    salutation: frame.salutation,
    paragraphs: paragraphsOf(kind).flatMap(({ id, byAnswers }) => {
      const filling = byAnswers(answers);
      if (!filling) return [];
      const text = paragraphIn(words, { id, ...filling }, (value) => formatValue(value, locale, frame));
      return { ...text, lines: filling.lines ?? [] };
    }),
    closing: frame.closing,
    signature: frame.signature,
    name: texts.name,
    ...(choices.add?.includes('enclosed') ? { enclosed: frame.enclosed } : {}),
  };
}

/** A paragraph with its values formatted by `write`. Throws for a key that `words` does not have. */
export function paragraphIn(
  { paragraphs, items }: LetterWords,
  { id, values, items: keys = [] }: { id: ParagraphId } & Omit<Filling, 'lines'>,
  write: (value: Value) => string,
): { text: string; items: readonly string[] } {
  const filled = Object.entries(values ?? {}).map(([name, value]) => [name, write(value)] as const);
  return {
    text: fillIn(namedText(paragraphs, id), Object.fromEntries(filled)),
    items: keys.map((key) => namedText(items, key)),
  };
}

function formatValue(value: Value, locale: Locale, { words }: FrameWords): string {
  if (typeof value === 'string') return value;
  if ('day' in value) return formatDay(value.day, locale);
  if ('cents' in value) return formatAmount(value.cents);
  if ('hour' in value) return hourInSentence(value.hour, locale);
  return words[value.word];
}

/** What a sentence puts before an hour: `9:00 a.m.` / `las 9:00 a. m.` */
const hourArticles: Record<Locale, (hour: number) => string> = {
  en: () => '',
  es: (hour) => (hour % 12 === 1 ? 'la ' : 'las '),
};

function hourInSentence(hour: number, locale: Locale): string {
  return hourArticles[locale](hour) + formatTimeOfDay(hour * 3600, locale);
}
