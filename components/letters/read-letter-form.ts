import { controlOf } from '@/components/forms/control-of';
import { typedDay } from '@/components/forms/typed-day';
import type { LetterField, Typed } from '@/lib/letters/field-types';
import { type Choices, knownChoices } from '@/lib/letters/options';

/** Reads the form of a letter; the id of each control is the name of its field. */
export function readLetterForm(form: HTMLFormElement, fields: readonly LetterField[]): Typed {
  const texts: Record<string, string> = {};
  const days: Record<string, ReturnType<typeof typedDay>> = {};
  for (const { type, name } of fields) {
    if (type === 'date') days[name] = typedDay(form, name);
    if (type === 'text' || type === 'list' || type === 'hour') texts[name] = controlOf(form, name)?.value ?? '';
  }
  return { texts, days, choices: readChoices(form) };
}

/** The ticked options of each choice. */
export function readChoices(form: HTMLFormElement): Choices {
  const choices: Record<string, string[]> = {};
  for (const { dataset, value } of form.querySelectorAll<HTMLInputElement>('input[data-choice]:checked'))
    if (dataset.choice) (choices[dataset.choice] ??= []).push(value);
  return knownChoices(choices);
}
