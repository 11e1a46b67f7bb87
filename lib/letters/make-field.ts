import type { ChoiceField, ChoiceName, TextField, TextName } from './field';

/** A field of text of at most `most` characters, for each line where it has several. */
export const text = (name: TextName, most: number, more: Partial<TextField> = {}): TextField => ({
  type: 'text',
  name,
  most,
  ...more,
});

/** Boxes of which any may be checked, and one must be where `isRequired`; those of `initial` are from the start. */
export const checkbox = (
  name: ChoiceName,
  options: readonly string[],
  initial: readonly string[] = [],
  isRequired = false,
): ChoiceField => ({ type: 'checkbox', name, options, initial, isRequired });

/** Options of which one is chosen, the first from the start. */
export const radio = (name: ChoiceName, options: readonly [string, ...string[]]): ChoiceField => ({
  type: 'radio',
  name,
  options,
  initial: [options[0]],
});
