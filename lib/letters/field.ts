import type { ChoiceName, Option } from './options';

type OptionOf<Name extends ChoiceName> = { choice: Name; option: Option<Name> };
/** A field that is shown and asked for only if an option of another field is chosen. */
type Shown = { shownWith?: { [Name in ChoiceName]: OptionOf<Name> }[ChoiceName] };

/** A field of one line, or of `lines` lines. `most` is the maximum of characters per line. */
export type TextField = Shown & {
  type: 'text';
  name: TextName;
  most: number;
  lines?: number;
  isRequired?: boolean;
  rule?: 'name' | 'zip' | 'reference' | 'amount' | 'phone' | 'email' | 'free';
};
/** A choice from a `select`. */
type ListField = Shown & { type: 'list'; name: ListName; options: readonly string[]; isRequired?: boolean };
/** A date with month, day and year. `yearsBack` replaces the default limit of how far before today it can be. */
export type DateField = Shown & {
  type: 'date';
  name: DateName;
  isRequired?: boolean;
  notAfterToday?: boolean;
  yearsBack?: number;
};
/** A choice of one (`radio`) or any (`checkbox`) of several options. */
export type ChoiceField = Shown & {
  type: 'radio' | 'checkbox';
  name: ChoiceName;
  options: readonly string[];
  initial: readonly string[];
  isRequired?: boolean;
};
/** A field of a letter's form. */
export type LetterField = TextField | ListField | DateField | ChoiceField;

/** Name of a text field. */
export type TextName =
  | 'name'
  | 'street'
  | 'city'
  | 'zip'
  | 'reference'
  | 'creditor'
  | 'ownWords'
  | 'partAmount'
  | 'claimedAmount'
  | 'notNumbers'
  | 'notEmails'
  | 'notPlaces'
  | 'lawyerName'
  | 'lawyerOffice'
  | 'lawyerAddress'
  | 'lawyerPhone';
type ListName = 'state' | 'from' | 'until' | 'zone';
type DateName = 'noticeDate' | 'disputeBy' | 'contactDate' | 'lawyerSince' | 'letterDate';
/** Name of any field. */
export type FieldName = LetterField['name'];

/** A group of fields under one heading. */
export type FieldGroup = { id: 'you' | 'account' | 'what' | 'letter'; fields: readonly LetterField[] };

/** The contents of a form by field; choices are lists of the ticked options. */
export type Typed = {
  texts: Readonly<Partial<Record<string, string>>>;
  days: Readonly<Partial<Record<string, { year: string; month: string; day: string }>>>;
  choices: Readonly<Partial<Record<string, readonly string[]>>>;
};

/** Whether the field is shown with the given choices. */
export function isShown({ shownWith }: LetterField, { choices }: Pick<Typed, 'choices'>): boolean {
  return !shownWith || Boolean(choices[shownWith.choice]?.includes(shownWith.option));
}
