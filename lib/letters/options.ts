import { stateCodes } from '../forms/us-states';

const choiceOptions = {
  asks: ['creditors', 'amount', 'dates', 'signature', 'license', 'age'],
  amount: ['all', 'part'],
  reasons: ['notMine', 'wrongAmount', 'paid', 'identityTheft', 'forced', 'bankruptcy', 'tooOld', 'medical', 'other'],
  ways: ['calls', 'texts', 'email', 'mail'],
  onlyWays: ['calls', 'texts', 'email', 'mail'],
  work: ['notAtWork', 'employer'],
  times: ['any', 'within'],
  days: ['everyDay', 'weekdays', 'weekends'],
  scope: ['thisAccount', 'allAccounts'],
  understood: ['understood'],
  add: ['asDispute', 'creditor', 'mailOnly', 'enclosed', 'ifNoAnswer', 'dispute'],
  answer: ['byMail'],
} as const;

const listOptions = {
  state: stateCodes,
  zone: ['eastern', 'central', 'mountain', 'pacific', 'alaska', 'hawaii', 'atlantic', 'chamorro', 'samoa'],
} as const;

/** The options of each choice and list, by the name of its field, in the order in which they are offered. The copy has a text for each. */
export const options = { ...choiceOptions, ...listOptions };

/** Options of fields by the field's name. */
export type Options = typeof options;

/** An option of the field `Name`. */
export type Option<Name extends keyof Options> = Options[Name][number];

/** Name of a choice by radio buttons or checkboxes. */
export type ChoiceName = keyof typeof choiceOptions;

/** Name of a choice from a `select`. */
export type ListName = keyof typeof listOptions;

/** The chosen options of each choice, in the order in which they are offered; a choice that is not asked for is absent. */
export type Choices = { readonly [Name in ChoiceName]?: readonly Option<Name>[] };

/** The values in `given`, such as those of controls, that are options of the choice of that name. */
export function knownChoices(given: Readonly<Partial<Record<string, readonly string[]>>>): Choices {
  const known = Object.entries(choiceOptions).flatMap(([name, all]) => {
    const values = given[name];
    return values ? [[name, all.filter((option) => values.includes(option))]] : [];
  });
  // Each name is given options of its own list only; `Object.entries` loses the connection.
  return Object.fromEntries(known) as Choices;
}

/** The only ways by which the visitor may be contacted; to allow every way is no limit. */
export function limitingWays({ onlyWays }: Choices): Choices['onlyWays'] {
  return onlyWays?.length === options.onlyWays.length ? undefined : onlyWays;
}

/** Whether `option` of the choice `name` is chosen. */
export function isChosen<Name extends ChoiceName>(choices: Choices, name: Name, option: Option<Name>): boolean {
  const chosen: readonly string[] = choices[name] ?? [];
  return chosen.includes(option);
}
