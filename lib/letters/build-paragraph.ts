import { type ChoiceName, isChosen, type Option } from './options';
import type { Paragraph } from './paragraph-types';

/** A paragraph that is in every letter of its kind. */
export const always = <const Id extends string>(id: Id): Paragraph<Id> => ({
  id,
  byAnswers: () => ({}),
  byHand: {},
});

/** A paragraph that is added by an option of a choice. */
export const ifChosen = <const Id extends string, Name extends ChoiceName>(
  id: Id,
  name: Name,
  option: Option<Name>,
): Paragraph<Id> => ({
  id,
  byAnswers: ({ choices }) => (isChosen(choices, name, option) ? {} : undefined),
  byHand: { isOptional: true },
});

/** A paragraph that repeats, line by line, what was typed into the field of the same name. */
export const ifTyped = <const Id extends 'notNumbers' | 'notEmails' | 'notPlaces'>(id: Id): Paragraph<Id> => ({
  id,
  byAnswers: ({ lines }) => {
    const typed: readonly string[] | undefined = lines[id];
    return typed && { lines: typed };
  },
  byHand: { isOptional: true, lines: 1 },
});
