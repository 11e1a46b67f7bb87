import { law } from '../law';
import { amount, checkbox, line, lines, list, radio } from './build-field';
import type { DateField, FieldGroup, LetterField } from './field-types';
import type { LetterKind } from './kinds';
import { type Choices, isChosen, knownChoices } from './options';

const you: FieldGroup = {
  id: 'you',
  fields: [
    line('name', 80, { isRequired: true, rule: 'name' }),
    lines('street', 3, 60, { isRequired: true }),
    line('city', 60, { isRequired: true }),
    list('state', { isRequired: true }),
    line('zip', 10, { isRequired: true, rule: 'zip' }),
  ],
};
const reference = line('reference', 30, { rule: 'reference' });
const creditor = line('creditor', 80);
const noticeDate: DateField = { type: 'date', name: 'noticeDate', notAfterToday: true };
const disputeBy: DateField = { type: 'date', name: 'disputeBy' };
const letterDate: DateField = { type: 'date', name: 'letterDate', isRequired: true };

const part = { shownWith: { choice: 'amount', option: 'part' } } as const;
const withDispute = { shownWith: { choice: 'add', option: 'dispute' } } as const;
const within = { shownWith: { choice: 'times', option: 'within' } } as const;
/** The hours between which a call is lawful, the first and the last included. */
const hours = Array.from(
  { length: law.lawfulCallHours.until - law.lawfulCallHours.from + 1 },
  (_, index) => index + law.lawfulCallHours.from,
);

/** The form of each letter, in the order in which it is filled in. */
export const letterForms: Record<LetterKind, readonly FieldGroup[]> = {
  'more-information': [
    you,
    {
      id: 'account',
      fields: [reference, creditor, { type: 'date', name: 'contactDate', notAfterToday: true }, noticeDate, disputeBy],
    },
    {
      id: 'what',
      fields: [checkbox('asks', { initial: ['creditors', 'amount'], isRequired: true })],
    },
    {
      id: 'letter',
      fields: [
        checkbox('add', { only: ['asDispute', 'mailOnly', 'enclosed'], initial: ['asDispute', 'mailOnly'] }),
        letterDate,
      ],
    },
  ],
  dispute: [
    you,
    { id: 'account', fields: [reference, creditor, noticeDate, disputeBy] },
    {
      id: 'what',
      fields: [
        radio('amount'),
        amount('partAmount', { isRequired: true, ...part }),
        amount('claimedAmount', part),
        checkbox('reasons'),
        line('ownWords', 300, { isRequired: true, rule: 'free', shownWith: { choice: 'reasons', option: 'other' } }),
      ],
    },
    {
      id: 'letter',
      fields: [
        checkbox('add', { only: ['creditor', 'mailOnly', 'enclosed'], initial: ['creditor', 'mailOnly'] }),
        letterDate,
      ],
    },
  ],
  'limit-contact': [
    you,
    { id: 'account', fields: [reference, creditor, noticeDate] },
    {
      id: 'what',
      fields: [
        checkbox('ways'),
        checkbox('onlyWays'),
        lines('notNumbers', 3, 40, { rule: 'phone' }),
        lines('notEmails', 3, 100, { rule: 'email' }),
        checkbox('work'),
        lines('notPlaces', 3, 100, { rule: 'free' }),
        radio('times'),
        { ...radio('days'), ...within },
        { type: 'hour', name: 'from', hours: hours.slice(0, -1), isRequired: true, ...within },
        { type: 'hour', name: 'until', hours: hours.slice(1), isRequired: true, ...within },
        list('zone', { isRequired: true, ...within }),
      ],
    },
    { id: 'letter', fields: [letterDate] },
  ],
  'my-lawyer': [
    you,
    { id: 'account', fields: [reference, creditor, noticeDate] },
    {
      id: 'what',
      fields: [
        line('lawyerName', 80, { isRequired: true }),
        line('lawyerOffice', 80),
        lines('lawyerAddress', 3, 60),
        line('lawyerPhone', 30, { rule: 'phone' }),
        { type: 'date', name: 'lawyerSince', notAfterToday: true, yearsBack: 60 },
        radio('scope'),
      ],
    },
    { id: 'letter', fields: [checkbox('add', { only: ['ifNoAnswer'] }), letterDate] },
  ],
  'stop-contact': [
    you,
    { id: 'account', fields: [reference, creditor, noticeDate] },
    {
      id: 'what',
      fields: [
        checkbox('understood', { isRequired: true }),
        checkbox('add', { only: ['dispute'] }),
        { ...checkbox('answer', { initial: ['byMail'] }), ...withDispute },
        { ...disputeBy, ...withDispute },
      ],
    },
    { id: 'letter', fields: [letterDate] },
  ],
};

/** Every field of a letter's form. */
export function fieldsOf(kind: LetterKind): readonly LetterField[] {
  return letterForms[kind].flatMap(({ fields }) => fields);
}

/** Whether the field is shown with the given choices. */
export function isShown({ shownWith }: LetterField, choices: Choices): boolean {
  return !shownWith || isChosen(choices, shownWith.choice, shownWith.option);
}

/** The choices of a form before anyone has changed it. */
export function initialChoices(kind: LetterKind): Choices {
  const initial = fieldsOf(kind).flatMap((field) => ('initial' in field ? [[field.name, field.initial]] : []));
  return knownChoices(Object.fromEntries(initial));
}
