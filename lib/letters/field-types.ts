import type { TypedDay } from '../forms/read-day';
import type { ChoiceName, Choices, ListName, Option } from './options';
import type { TextRuleName } from './text-rules';

type OptionOf<Name extends ChoiceName> = { choice: Name; option: Option<Name> };
/** A field that is shown and asked for only if an option of another field is chosen. */
type Shown = { shownWith?: { [Name in ChoiceName]: OptionOf<Name> }[ChoiceName] };
/** What is typed as text. `maxLength` is the maximum of characters per line. */
type Text = Shown & { type: 'text'; maxLength: number; isRequired?: boolean };

/** A field of one line. */
export type LineField = Text & { name: LineName; lines?: undefined; rule?: TextRuleName };
/** A field of `lines` lines. */
export type LinesField = Text & { name: LinesName; lines: number; rule?: TextRuleName };
/** An amount of dollars. */
export type AmountField = Text & { name: AmountName; lines?: undefined; rule: 'amount' };
/** A field for typed text. */
export type TextField = LineField | LinesField | AmountField;
/** A choice from a `select`. */
export type ListField<Name extends ListName> = Shown & {
  type: 'list';
  name: Name;
  options: readonly Option<Name>[];
  isRequired?: boolean;
};
type AnyListField = { [Name in ListName]: ListField<Name> }[ListName];
/** An hour from a `select`; `8` is eight in the morning. */
type HourField = Shown & { type: 'hour'; name: HourName; hours: readonly number[]; isRequired?: boolean };
/** A date with month, day and year. `yearsBack` replaces the default limit of how far before today it can be. */
export type DateField = Shown & {
  type: 'date';
  name: DateName;
  isRequired?: boolean;
  notAfterToday?: boolean;
  yearsBack?: number;
};
/** A choice of one (`radio`) or any (`checkbox`) of several options. */
export type ChoiceField<Name extends ChoiceName> = Shown & {
  type: 'radio' | 'checkbox';
  name: Name;
  options: readonly Option<Name>[];
  initial: readonly Option<Name>[];
  isRequired?: boolean;
};
type AnyChoiceField = { [Name in ChoiceName]: ChoiceField<Name> }[ChoiceName];
/** A field of a letter's form. */
export type LetterField = TextField | AnyListField | HourField | DateField | AnyChoiceField;

/** Name of a field of one line. */
export type LineName =
  'name' | 'city' | 'zip' | 'reference' | 'creditor' | 'ownWords' | 'lawyerName' | 'lawyerOffice' | 'lawyerPhone';
/** Name of a field of several lines. */
export type LinesName = 'street' | 'notNumbers' | 'notEmails' | 'notPlaces' | 'lawyerAddress';
/** Name of an amount. */
export type AmountName = 'partAmount' | 'claimedAmount';
/** Name of an hour of the day. */
export type HourName = 'from' | 'until';
/** Name of a date. */
export type DateName = 'noticeDate' | 'disputeBy' | 'contactDate' | 'lawyerSince' | 'letterDate';
/** Name of any field. */
export type FieldName = LetterField['name'];

/** A group of fields under one heading. */
export type FieldGroup = { id: 'you' | 'account' | 'what' | 'letter'; fields: readonly LetterField[] };

/** The contents of a form by field. */
export type Typed = {
  texts: Readonly<Partial<Record<TextField['name'] | ListName | HourName, string>>>;
  days: Readonly<Partial<Record<DateName, TypedDay>>>;
  choices: Choices;
};
