import type { ChoiceField, ChoiceName, TextField, TextName } from './field';

/** A text field of at most `most` characters per line. */
export const text = (name: TextName, most: number, more: Partial<TextField> = {}): TextField => ({
  type: 'text',
  name,
  most,
  ...more,
});

/** Checkboxes, of which at least one must be checked if `isRequired`; those in `initial` are checked at first. */
export const checkbox = (
  name: ChoiceName,
  options: readonly string[],
  initial: readonly string[] = [],
  isRequired = false,
): ChoiceField => ({ type: 'checkbox', name, options, initial, isRequired });

/** Radio buttons, of which the first is selected at first. */
export const radio = (name: ChoiceName, options: readonly [string, ...string[]]): ChoiceField => ({
  type: 'radio',
  name,
  options,
  initial: [options[0]],
});
