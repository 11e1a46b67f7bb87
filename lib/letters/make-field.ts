import type { ChoiceField, TextField, TextName } from './field';
import { options, type ChoiceName, type Option } from './options';

/** A text field of at most `most` characters per line. */
export const text = (name: TextName, most: number, more: Partial<TextField> = {}): TextField => ({
  type: 'text',
  name,
  most,
  ...more,
});

/** Checkboxes for the options in `only`, by default all; at least one must be checked if `isRequired`, and those in `initial` are at first. */
export const checkbox = <Name extends ChoiceName>(
  name: Name,
  more: { only?: readonly Option<Name>[]; initial?: readonly Option<Name>[]; isRequired?: boolean } = {},
): ChoiceField => {
  const { only = options[name], initial = [], isRequired = false } = more;
  return { type: 'checkbox', name, options: only, initial, isRequired };
};

/** Radio buttons, of which the first is selected at first. */
export const radio = (name: ChoiceName): ChoiceField => ({
  type: 'radio',
  name,
  options: options[name],
  initial: [options[name][0]],
});
