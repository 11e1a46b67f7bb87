import { stateCodes } from '../forms/states';
import type { LetterKind } from './kinds';

/** A field that is shown, and asked for, only with one choice of another. */
type Shown = { shownWith?: { choice: ChoiceName; option: string } };

/** A field of one line, or of several when `lines` says how many. `most` counts the characters of a line. */
export type TextField = Shown & {
  type: 'text';
  name: TextName;
  most: number;
  lines?: number;
  isRequired?: boolean;
  rule?: 'zip' | 'reference' | 'amount' | 'phone';
};
/** A choice from a list that opens. */
type ListField = Shown & { type: 'list'; name: ListName; options: readonly string[]; isRequired?: boolean };
/** Month, day and year. */
export type DateField = Shown & { type: 'date'; name: DateName; isRequired?: boolean; notAfterToday?: boolean };
/** One of several (`radio`), or any of them (`checkbox`). */
type ChoiceField = Shown & {
  type: 'radio' | 'checkbox';
  name: ChoiceName;
  options: readonly string[];
  initial: readonly string[];
  isRequired?: boolean;
};
/** A field of a letter's form. */
export type LetterField = TextField | ListField | DateField | ChoiceField;

type TextName =
  | 'name'
  | 'street'
  | 'city'
  | 'zip'
  | 'reference'
  | 'creditor'
  | 'ownWords'
  | 'partAmount'
  | 'lawyerName'
  | 'lawyerOffice'
  | 'lawyerAddress'
  | 'lawyerPhone';
type ListName = 'state' | 'from' | 'until' | 'zone';
type DateName = 'noticeDate' | 'contactDate' | 'letterDate';
type ChoiceName = 'amount' | 'reasons' | 'asks' | 'add' | 'ways' | 'work' | 'times' | 'days' | 'scope' | 'understood';

/** Name of any field. */
export type FieldName = LetterField['name'];

/** A group of fields under one heading. */
export type FieldGroup = { id: 'you' | 'notice' | 'what' | 'letter'; fields: readonly LetterField[] };

const text = (name: TextName, most: number, more: Partial<TextField> = {}): TextField => ({
  type: 'text',
  name,
  most,
  ...more,
});
const checkbox = (
  name: ChoiceName,
  options: readonly string[],
  initial: readonly string[] = [],
  isRequired = false,
): ChoiceField => ({ type: 'checkbox', name, options, initial, isRequired });
const radio = (name: ChoiceName, options: readonly [string, ...string[]]): ChoiceField => ({
  type: 'radio',
  name,
  options,
  initial: [options[0]],
});

const isRequired = true;
const you: FieldGroup = {
  id: 'you',
  fields: [
    text('name', 80, { isRequired }),
    text('street', 60, { isRequired, lines: 3 }),
    text('city', 60, { isRequired }),
    { type: 'list', name: 'state', options: stateCodes, isRequired },
    text('zip', 10, { isRequired, rule: 'zip' }),
  ],
};
const reference = text('reference', 30, { rule: 'reference' });
const creditor = text('creditor', 80);
const noticeDate: DateField = { type: 'date', name: 'noticeDate' };
const letterDate: DateField = { type: 'date', name: 'letterDate', isRequired };

const within = { shownWith: { choice: 'times', option: 'within' } } as const;
/** The hours between which a call is lawful where the called person lives; `8` is eight in the morning. */
const hours = Array.from({ length: 14 }, (_, index) => String(index + 8));

/** Ways in which a collector writes or calls. */
export const contactWays = ['calls', 'texts', 'email', 'mail'] as const;

/** The form of each letter, in the order in which it is filled in. */
export const letterForms: Record<LetterKind, readonly FieldGroup[]> = {
  'more-information': [
    you,
    {
      id: 'notice',
      fields: [reference, creditor, { type: 'date', name: 'contactDate', notAfterToday: true }, noticeDate],
    },
    {
      id: 'what',
      fields: [
        checkbox(
          'asks',
          ['creditors', 'amount', 'dates', 'signature', 'license', 'age'],
          ['creditors', 'amount'],
          true,
        ),
      ],
    },
    {
      id: 'letter',
      fields: [checkbox('add', ['asDispute', 'mailOnly', 'enclosed'], ['asDispute', 'mailOnly']), letterDate],
    },
  ],
  dispute: [
    you,
    { id: 'notice', fields: [reference, creditor, noticeDate] },
    {
      id: 'what',
      fields: [
        radio('amount', ['all', 'part']),
        text('partAmount', 14, { isRequired, rule: 'amount', shownWith: { choice: 'amount', option: 'part' } }),
        checkbox('reasons', [
          ...['notMine', 'wrongAmount', 'paid', 'identityTheft', 'forced', 'bankruptcy', 'tooOld', 'medical', 'other'],
        ]),
        text('ownWords', 300, { isRequired, shownWith: { choice: 'reasons', option: 'other' } }),
      ],
    },
    {
      id: 'letter',
      fields: [checkbox('add', ['creditor', 'mailOnly', 'enclosed'], ['creditor', 'mailOnly']), letterDate],
    },
  ],
  'limit-contact': [
    you,
    { id: 'notice', fields: [reference, creditor] },
    {
      id: 'what',
      fields: [
        checkbox('ways', contactWays),
        checkbox('work', ['notAtWork']),
        radio('times', ['any', 'within']),
        { ...radio('days', ['everyDay', 'weekdays', 'weekends']), ...within },
        { type: 'list', name: 'from', options: hours, isRequired, ...within },
        { type: 'list', name: 'until', options: hours, isRequired, ...within },
        {
          type: 'list',
          name: 'zone',
          options: ['eastern', 'central', 'mountain', 'pacific', 'alaska', 'hawaii', 'atlantic'],
          isRequired,
          ...within,
        },
      ],
    },
    { id: 'letter', fields: [letterDate] },
  ],
  'my-lawyer': [
    you,
    { id: 'notice', fields: [reference, creditor] },
    {
      id: 'what',
      fields: [
        text('lawyerName', 80, { isRequired }),
        text('lawyerOffice', 80),
        text('lawyerAddress', 60, { lines: 3 }),
        text('lawyerPhone', 30, { rule: 'phone' }),
        radio('scope', ['thisAccount', 'allAccounts']),
      ],
    },
    { id: 'letter', fields: [checkbox('add', ['ifNoAnswer']), letterDate] },
  ],
  'stop-contact': [
    you,
    { id: 'notice', fields: [reference, creditor] },
    { id: 'what', fields: [checkbox('understood', ['understood'], [], true), checkbox('add', ['dispute'])] },
    { id: 'letter', fields: [letterDate] },
  ],
};

/** Every field of a letter's form. */
export function fieldsOf(kind: LetterKind): readonly LetterField[] {
  return letterForms[kind].flatMap(({ fields }) => fields);
}

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
