import { dayOrder } from '@/components/forms/day-order';
import type { Locale } from '@/lib/i18n/routing';
import type { LetterProblem } from '@/lib/letters/check-answers';
import { fieldsOf } from '@/lib/letters/letter-forms';
import type { LetterKind } from '@/lib/letters/kinds';
import { fieldWords } from './field-words';
import type { LetterToolWords } from './letter-words';

/** The error text for a problem of a field. A date with a text of its own may be longer ago than the usual text says. */
export function problemText({ field, code }: LetterProblem, words: LetterToolWords): string {
  const { required = words.day.problems.empty, invalid = required, unfit = invalid } = fieldWords(words, field);
  if (code === 'sensitive' || code === 'link') return words[code];
  if (code === 'required') return required;
  if (code === 'invalid') return invalid;
  if (code === 'unfit') return unfit;
  if (code === 'long-ago') return fieldWords(words, field).invalid ?? words.day.problems[code];
  return words.day.problems[code];
}

/** The label of the field, if the error text does not name the field itself. */
export function problemLabel({ field, code }: LetterProblem, words: LetterToolWords): string | undefined {
  return code === 'required' || code === 'invalid' || code === 'unfit' ? undefined : fieldWords(words, field).label;
}

/** The id of the control that has the problem: a part of a date, the first option of a choice, or the field itself. */
export function problemAt({ field: name, at }: LetterProblem, kind: LetterKind, locale: Locale): string {
  const field = fieldsOf(kind).find((one) => one.name === name);
  if (field?.type === 'date') return `${name}-${at ?? dayOrder(locale)[0]!}`;
  if (field?.type === 'radio' || field?.type === 'checkbox') return `${name}-${field.options[0]!}`;
  return name;
}
