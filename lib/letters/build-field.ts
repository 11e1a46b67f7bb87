import type { AmountField, ChoiceField, LineField, LinesField, ListField, TextField } from './field-types';
import { type ChoiceName, type ListName, type Option, options } from './options';

/** What can be added to a field for text; its maker sets the rest. */
type More<Field extends TextField> = Omit<Field, 'type' | 'name' | 'maxLength' | 'lines'>;

/** A field of one line of at most `maxLength` characters. */
export const line = (name: LineField['name'], maxLength: number, more: More<LineField> = {}): LineField => ({
  type: 'text',
  name,
  maxLength,
  ...more,
});

/** A field of `count` lines of at most `maxLength` characters each. */
export const lines = (
  name: LinesField['name'],
  count: number,
  maxLength: number,
  more: More<LinesField> = {},
): LinesField => ({ type: 'text', name, maxLength, lines: count, ...more });

/** The most characters of a typed amount. */
const maxAmountLength = 14;

/** An amount of dollars. */
export const amount = (name: AmountField['name'], more: Omit<More<AmountField>, 'rule'> = {}): AmountField => ({
  type: 'text',
  name,
  maxLength: maxAmountLength,
  rule: 'amount',
  ...more,
});

/** A list to choose one option from. */
export const list = <Name extends ListName>(
  name: Name,
  more: Pick<ListField<Name>, 'isRequired' | 'shownWith'> = {},
): ListField<Name> => ({ type: 'list', name, options: options[name], ...more });

/** Checkboxes for the options in `only`, by default all; at least one must be checked if `isRequired`, and those in `initial` are at first. */
export const checkbox = <Name extends ChoiceName>(
  name: Name,
  more: { only?: readonly Option<Name>[]; initial?: readonly Option<Name>[]; isRequired?: boolean } = {},
): ChoiceField<Name> => {
  const { only = options[name], initial = [], isRequired = false } = more;
  return { type: 'checkbox', name, options: only, initial, isRequired };
};

/** Radio buttons, of which one must be selected, and the first is at first. */
export const radio = <Name extends ChoiceName>(name: Name): ChoiceField<Name> => ({
  type: 'radio',
  name,
  options: options[name],
  initial: [options[name][0]],
  isRequired: true,
});
