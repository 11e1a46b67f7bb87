import type { Locale } from '../i18n/routing';
import type { ParagraphId } from './letter-paragraphs';
import type { Item, Word } from './paragraph-types';

/** The words of all letters in one language. */
export type FrameWords = {
  /** Has the placeholders `{subject}`, the letter's own, and `{reference}`. */
  subject: string;
  /** Has the placeholder `{creditor}`, the creditor named on the notice. */
  creditor: string;
  /** Has the placeholder `{date}`, the date of the notice. */
  notice: string;
  salutation: string;
  closing: string;
  /** The caption under the line to sign on. */
  signature: string;
  /** The line that lists the enclosures. */
  enclosed: string;
  /** Read by screen readers in place of a box to tick by hand. */
  box: string;
  /** Words used inside sentences: days (`everyDay` …) and time zones (`eastern` …). */
  words: Readonly<Record<Word, string>>;
};

/** The words of one letter: its paragraphs, and the items of their lists, by name. */
export type LetterWords = {
  subject: string;
  paragraphs: Readonly<Partial<Record<ParagraphId, string>>>;
  items: Readonly<Partial<Record<Item, string>>>;
};

/** A paragraph of a letter. `lines` follow it as they were typed; an optional one has a box to tick by hand. */
export type LetterParagraph = {
  text: string;
  items: readonly string[];
  lines: readonly string[];
  isOptional?: boolean;
};

/** The captions under the lines of a letter to fill in by hand. */
export type LineCaptions = { sender: readonly string[]; date: string };

/** A finished letter: text only, ready to be shown, copied and printed. */
export type Letter = {
  locale: Locale;
  sender: readonly string[];
  date: string;
  recipient: readonly string[];
  subject: string;
  /** More about the notice, below the subject. */
  details: readonly string[];
  salutation: string;
  paragraphs: readonly LetterParagraph[];
  closing: string;
  signature: string;
  name: string;
  enclosed?: string;
  /** Label of the boxes to tick by hand; only on a letter that is filled in by hand, whose `sender` and `date` are the captions under its lines. */
  box?: string;
};
