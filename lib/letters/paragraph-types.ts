import type { CalendarDay } from '../time/calendar-day';
import type { Answers } from './answers';
import type { ChoiceName, Option } from './options';

/** A choice that is put into a sentence as a word: days, a time zone. */
export type Word = Option<'days'> | Option<'zone'>;

/** A choice that is an item of a list. */
export type Item = Option<ChoiceName>;

/** A value for a placeholder of a paragraph: a text, or something that is formatted for each language. */
export type Value = string | { day: CalendarDay } | { cents: number } | { hour: number } | { word: Word };

/** What is put into a paragraph: values for its placeholders, list items by their keys, and lines as they were typed. */
export type Filling = {
  values?: Readonly<Record<string, Value>>;
  items?: readonly Item[];
  lines?: readonly string[];
};

/** A paragraph of the letter to fill in by hand: optional ones get a box to tick, and `places` and `lines` are left to write on. */
export type ByHand = {
  isOptional?: boolean;
  /** Names of the placeholders that become a line to write on. */
  places?: readonly string[];
  /** Texts in the place of other placeholders. */
  values?: Readonly<Record<string, string>>;
  items?: readonly Item[];
  /** How many lines follow the text. */
  lines?: number;
};

/** A paragraph of a letter, both as the answers fill it in and as it is filled in by hand. */
export type Paragraph<Id extends string = string> = {
  /** The key of its text. */
  id: Id;
  /** What the answers put into it; undefined if they omit it. */
  byAnswers: (answers: Answers) => Filling | undefined;
  /** Null if the blank letter omits it. */
  byHand: ByHand | null;
};
