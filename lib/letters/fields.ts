import { stateCodes } from '../forms/states';
import { law } from '../law';
import type { DateField, FieldGroup, LetterField } from './field';
import type { LetterKind } from './kinds';
import { checkbox, radio, text } from './make-field';

const you: FieldGroup = {
  id: 'you',
  fields: [
    text('name', 80, { isRequired: true, rule: 'name' }),
    text('street', 60, { isRequired: true, lines: 3 }),
    text('city', 60, { isRequired: true }),
    { type: 'list', name: 'state', options: stateCodes, isRequired: true },
    text('zip', 10, { isRequired: true, rule: 'zip' }),
  ],
};
const reference = text('reference', 30, { rule: 'reference' });
const creditor = text('creditor', 80);
const noticeDate: DateField = { type: 'date', name: 'noticeDate', notAfterToday: true };
const disputeBy: DateField = { type: 'date', name: 'disputeBy' };
const letterDate: DateField = { type: 'date', name: 'letterDate', isRequired: true };

const part = { shownWith: { choice: 'amount', option: 'part' } } as const;
const withDispute = { shownWith: { choice: 'add', option: 'dispute' } } as const;
const within = { shownWith: { choice: 'times', option: 'within' } } as const;
/** The hours of the day at which a call is lawful; `8` is eight in the morning. */
const hours = Array.from({ length: law.lawfulCallHours.until - law.lawfulCallHours.from + 1 }, (_, index) =>
  String(index + law.lawfulCallHours.from),
);

/** Ways in which a collector contacts people. */
export const contactWays = ['calls', 'texts', 'email', 'mail'] as const;

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
    { id: 'account', fields: [reference, creditor, noticeDate, disputeBy] },
    {
      id: 'what',
      fields: [
        radio('amount', ['all', 'part']),
        text('partAmount', 14, { isRequired: true, rule: 'amount', ...part }),
        text('claimedAmount', 14, { rule: 'amount', ...part }),
        checkbox('reasons', [
          ...['notMine', 'wrongAmount', 'paid', 'identityTheft', 'forced', 'bankruptcy', 'tooOld', 'medical', 'other'],
        ]),
        text('ownWords', 300, { isRequired: true, rule: 'free', shownWith: { choice: 'reasons', option: 'other' } }),
      ],
    },
    {
      id: 'letter',
      fields: [checkbox('add', ['creditor', 'mailOnly', 'enclosed'], ['creditor', 'mailOnly']), letterDate],
    },
  ],
  'limit-contact': [
    you,
    { id: 'account', fields: [reference, creditor, noticeDate] },
    {
      id: 'what',
      fields: [
        checkbox('ways', contactWays),
        text('notNumbers', 40, { lines: 3, rule: 'phone' }),
        text('notEmails', 100, { lines: 3, rule: 'email' }),
        checkbox('work', ['notAtWork']),
        text('notPlaces', 100, { lines: 3, rule: 'free' }),
        radio('times', ['any', 'within']),
        { ...radio('days', ['everyDay', 'weekdays', 'weekends']), ...within },
        { type: 'list', name: 'from', options: hours, isRequired: true, ...within },
        { type: 'list', name: 'until', options: hours, isRequired: true, ...within },
        {
          type: 'list',
          name: 'zone',
          options: ['eastern', 'central', 'mountain', 'pacific', 'alaska', 'hawaii', 'atlantic'],
          isRequired: true,
          ...within,
        },
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
        text('lawyerName', 80, { isRequired: true }),
        text('lawyerOffice', 80),
        text('lawyerAddress', 60, { lines: 3 }),
        text('lawyerPhone', 30, { rule: 'phone' }),
        { type: 'date', name: 'lawyerSince', notAfterToday: true, yearsBack: 60 },
        radio('scope', ['thisAccount', 'allAccounts']),
      ],
    },
    { id: 'letter', fields: [checkbox('add', ['ifNoAnswer']), letterDate] },
  ],
  'stop-contact': [
    you,
    { id: 'account', fields: [reference, creditor, noticeDate] },
    {
      id: 'what',
      fields: [
        checkbox('understood', ['understood'], [], true),
        checkbox('add', ['dispute']),
        { ...checkbox('answer', ['byMail'], ['byMail']), ...withDispute },
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
