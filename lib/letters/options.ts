/** The options of each choice, by the name of its field, in the order in which they are offered. The copy has a text for each. */
export const options = {
  asks: ['creditors', 'amount', 'dates', 'signature', 'license', 'age'],
  amount: ['all', 'part'],
  reasons: ['notMine', 'wrongAmount', 'paid', 'identityTheft', 'forced', 'bankruptcy', 'tooOld', 'medical', 'other'],
  ways: ['calls', 'texts', 'email', 'mail'],
  work: ['notAtWork'],
  times: ['any', 'within'],
  days: ['everyDay', 'weekdays', 'weekends'],
  zone: ['eastern', 'central', 'mountain', 'pacific', 'alaska', 'hawaii', 'atlantic'],
  scope: ['thisAccount', 'allAccounts'],
  understood: ['understood'],
  add: ['asDispute', 'creditor', 'mailOnly', 'enclosed', 'ifNoAnswer', 'dispute'],
  answer: ['byMail'],
} as const;

/** Options of fields by the field's name. */
export type Options = typeof options;

/** An option of the field `Name`. */
export type Option<Name extends keyof Options> = Options[Name][number];

/** Name of a choice; the time zone is chosen from a list. */
export type ChoiceName = Exclude<keyof Options, 'zone'>;
