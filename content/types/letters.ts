import type { PerLocale } from '@/lib/i18n/value-in';
import type { FieldGroup, FieldName } from '@/lib/letters/field-types';
import type { LetterKind } from '@/lib/letters/kinds';
import type { FrameWords } from '@/lib/letters/letter';
import type { ItemId, ParagraphId } from '@/lib/letters/letter-paragraphs';
import type { Option, Options } from '@/lib/letters/options';
import type { ContentBlock } from '@/lib/text/blocks';
import type { PageMeta, Rich } from './text';

/**
 * The texts of a field. Errors: `required` if it is empty, `invalid` if its value is impossible, `unfit` if it contradicts another field, `longAgo`
 * if a date is too long ago, for a field whose limit is not the usual one.
 */
export type LetterFieldWords<Offered extends string = never> = {
  label: string;
  hint?: string;
  required?: string;
  invalid?: string;
  unfit?: string;
  longAgo?: string;
} & ([Offered] extends [never] ? object : { options: Readonly<Record<Offered, string>> });

/** What the forms of all letters say, and what every letter has in common. */
export type LetterForms = {
  /** Headings of the parts of a form. */
  groups: Record<FieldGroup['id'], string>;
  fields: { [Name in FieldName]: LetterFieldWords<Name extends keyof Options ? Option<Name> : never> };
  /** The errors for a refused number and for a web address. */
  sensitive: string;
  link: string;
  write: string;
  /** Name of the letter that was written, and heading above it. */
  yourLetter: string;
  /** Status message once the letter is shown. */
  written: string;
  /** Shown when the form has changed since the letter was written. */
  changed: string;
  print: string;
  copy: string;
  copied: string;
  /** Shown when the browser blocks copying. */
  notCopied: string;
  /** Below the buttons: what to do if the browser cannot print, for example inside another app. */
  printHint: string;
  /** The button that adds the letter in the other language. */
  addTwin: string;
  /** Above the letter in English, and above the one in Spanish. */
  twins: PerLocale<string>;
  /** Above the two: either can be sent. */
  either: string;
  save: string;
  saveHint: string;
  /** The letter to fill in by hand. */
  blank: { link: string; title: string; intro: string };
  /** Where to send a letter and how to prove it: for all letters. */
  send: { title: string; blocks: readonly ContentBlock[] };
  when: string;
  then: string;
};

/** What every letter in one language has. */
export type LetterFrame = FrameWords;

/** The day by which a letter is sent; `late` replaces `text` once it has passed. */
export type LetterEvent = { title: string; text: string; late: string };

/** `/letters/<kind>` */
export type LetterPage<Kind extends LetterKind = LetterKind> = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  /** On the list of letters: when this is the letter to write. */
  forWhom: string;
  /** Before the form: what the letter does and what it does not. */
  before: readonly ContentBlock[];
  /** Next to the blank letter: which of its numbered points to use. */
  byHand?: string;
  letter: {
    subject: string;
    paragraphs: Readonly<Record<ParagraphId<Kind>, string>>;
    items: Readonly<Record<ItemId<Kind>, string>>;
  };
  /** By when to send it, and what happens then. */
  when: readonly ContentBlock[];
  then: readonly ContentBlock[];
  /** The day to keep in a calendar, for letters that have one. */
  event?: LetterEvent;
};

/** The pages of the letters, by their addresses. */
export type LetterPages = { [Kind in LetterKind as `letters/${Kind}`]: LetterPage<Kind> };

/** `/letters` */
export type LettersHub = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  list: string;
  after: { title: string; blocks: readonly ContentBlock[] };
  note: Rich;
};
