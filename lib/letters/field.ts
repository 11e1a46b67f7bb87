/** A field that is shown, and asked for, only with one choice of another. */
type Shown = { shownWith?: { choice: ChoiceName; option: string } };

/** A field of one line, or of several when `lines` says how many. `most` counts the characters of a line. */
export type TextField = Shown & {
  type: 'text';
  name: TextName;
  most: number;
  lines?: number;
  isRequired?: boolean;
  rule?: 'name' | 'zip' | 'reference' | 'amount' | 'phone' | 'email' | 'free';
};
/** A choice from a list that opens. */
type ListField = Shown & { type: 'list'; name: ListName; options: readonly string[]; isRequired?: boolean };
/** Month, day and year. `yearsBack` says how far before today it can be, where that is not the usual reach. */
export type DateField = Shown & {
  type: 'date';
  name: DateName;
  isRequired?: boolean;
  notAfterToday?: boolean;
  yearsBack?: number;
};
/** One of several (`radio`), or any of them (`checkbox`). */
export type ChoiceField = Shown & {
  type: 'radio' | 'checkbox';
  name: ChoiceName;
  options: readonly string[];
  initial: readonly string[];
  isRequired?: boolean;
};
/** A field of a letter's form. */
export type LetterField = TextField | ListField | DateField | ChoiceField;

/** Name of a field of text. */
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
/** Name of a choice. */
export type ChoiceName =
  'amount' | 'reasons' | 'asks' | 'add' | 'ways' | 'work' | 'times' | 'days' | 'scope' | 'understood' | 'answer';

/** Name of any field. */
export type FieldName = LetterField['name'];

/** A group of fields under one heading. */
export type FieldGroup = { id: 'you' | 'account' | 'what' | 'letter'; fields: readonly LetterField[] };

/** What stands in a form, field by field; choices by the options that are ticked. */
export type Typed = {
  texts: Readonly<Partial<Record<string, string>>>;
  days: Readonly<Partial<Record<string, { year: string; month: string; day: string }>>>;
  choices: Readonly<Partial<Record<string, readonly string[]>>>;
};

/** Whether the field is asked for, with the choices made. */
export function isShown({ shownWith }: LetterField, { choices }: Pick<Typed, 'choices'>): boolean {
  return !shownWith || Boolean(choices[shownWith.choice]?.includes(shownWith.option));
}
