import { dayControlId } from '@/components/forms/day-order';
import type { ShownProblem } from '@/components/forms/error-summary';
import type { Locale } from '@/lib/i18n/routing';
import type { FieldName } from '@/lib/letters/field-types';
import type { LetterKind } from '@/lib/letters/kinds';
import { fieldsOf } from '@/lib/letters/letter-forms';
import type { LetterProblem } from '@/lib/letters/letter-problem';
import { fieldWords } from './field-words';
import type { LetterToolWords } from './letter-words';

/** The error text for a problem of a field. */
export function problemText({ field, code }: LetterProblem, words: LetterToolWords): string {
  const {
    required = words.day.problems.empty,
    invalid = required,
    unfit = invalid,
    longAgo = words.day.problems['long-ago'],
  } = fieldWords(words, field);
  if (code === 'sensitive' || code === 'link') return words[code];
  if (code === 'required') return required;
  if (code === 'invalid') return invalid;
  if (code === 'unfit') return unfit;
  if (code === 'long-ago') return longAgo;
  return words.day.problems[code];
}

/** A problem of the form of `kind` as it is shown. */
export function shownProblem(
  problem: LetterProblem,
  { kind, words, locale }: { kind: LetterKind; words: LetterToolWords; locale: Locale },
): ShownProblem<FieldName> {
  return {
    field: problem.field,
    controlId: controlIdOf(problem, kind, locale),
    label: problemLabel(problem, words),
    text: problemText(problem, words),
  };
}

/** The label of the field, if the error text does not name the field itself. */
function problemLabel({ field, code }: LetterProblem, words: LetterToolWords): string | undefined {
  return code === 'required' || code === 'invalid' || code === 'unfit' ? undefined : fieldWords(words, field).label;
}

/** The id of the control to correct: a part of a date, the first option of a choice, or the field itself. */
function controlIdOf(problem: LetterProblem, kind: LetterKind, locale: Locale): string {
  const field = fieldsOf(kind).find(({ name }) => name === problem.field);
  if (field?.type === 'date') return dayControlId(problem, locale);
  if (field?.type === 'radio' || field?.type === 'checkbox')
    return [field.name, ...field.options.slice(0, 1)].join('-');
  return problem.field;
}
