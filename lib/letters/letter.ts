import type { Locale } from '../i18n/routing';

/** The words of all letters in one language. */
export type LetterFrame = {
  /** With the letter's own `{subject}` and the `{reference}`. */
  subject: string;
  /** With the `{creditor}` that the notice names. */
  creditor: string;
  /** With the `{date}` of the notice. */
  notice: string;
  salutation: string;
  closing: string;
  /** What is enclosed. */
  enclosed: string;
  /** Before what is chosen by hand, for who cannot see the box. */
  box: string;
  /** Words that stand inside sentences: days, time zones. */
  words: Readonly<Record<string, string>>;
};

/** The words of one letter: its paragraphs, and the items of their lists, by name. */
export type LetterWords = {
  subject: string;
  paragraphs: Readonly<Record<string, string>>;
  items: Readonly<Record<string, string>>;
};

/** A paragraph of a letter. `lines` stand under it as they were typed; an optional one is ticked by hand. */
export type LetterParagraph = {
  text: string;
  items: readonly string[];
  lines: readonly string[];
  isOptional?: boolean;
};

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
  name: string;
  enclosed?: string;
  /** What a box to tick by hand is called; none where nothing is ticked. */
  box?: string;
};
