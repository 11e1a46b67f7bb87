import { ChoiceField } from '@/components/forms/choice-field';
import { DayFields } from '@/components/forms/day-fields';
import { LinesField } from '@/components/forms/lines-field';
import { ListField } from '@/components/forms/list-field';
import type { ShownProblem } from '@/components/forms/problems';
import { TextField } from '@/components/forms/text-field';
import type { Locale } from '@/lib/i18n/routing';
import type { LetterField as Field } from '@/lib/letters/field-types';
import { namedText } from '@/lib/letters/named-text';
import { formatTimeOfDay } from '@/lib/time/hours-text';
import { fieldWords } from './field-words';
import type { LetterToolWords } from './letter-words';

type LetterFieldProps = {
  field: Field;
  words: LetterToolWords;
  problem?: Pick<ShownProblem, 'controlId' | 'text'>;
  locale: Locale;
};

const keyboards = {
  zip: 'numeric',
  amount: 'decimal',
  phone: 'tel',
  email: 'email',
  name: undefined,
  reference: undefined,
  free: undefined,
} as const;

/** A field of a letter's form, by its type. */
export function LetterField({ field, words, problem, locale }: LetterFieldProps) {
  const { label, hint, options } = fieldWords(words, field.name);
  const shared = { id: field.name, label, hint, error: problem?.text };
  switch (field.type) {
    case 'text':
      return field.lines ? (
        <LinesField
          {...shared}
          lines={field.lines}
          most={field.most}
          tooLong={words.tooLong}
          isRequired={field.isRequired}
        />
      ) : (
        <TextField
          {...shared}
          most={field.most}
          tooLong={words.tooLong}
          input={{ inputMode: field.rule && keyboards[field.rule], 'aria-required': field.isRequired }}
        />
      );
    case 'list': {
      const names = field.name === 'state' ? words.states : options;
      const nameOf = (value: string) =>
        names ? namedText(names, value) : formatTimeOfDay(Number(value) * 3600, locale);
      return (
        <ListField
          {...shared}
          choose={words.choose}
          options={field.options.map((value) => ({ value, label: nameOf(value) }))}
          isRequired={field.isRequired}
        />
      );
    }
    case 'date':
      return (
        <DayFields
          id={field.name}
          legend={label}
          hint={hint}
          isRequired={field.isRequired}
          problem={problem}
          labels={words.day}
          locale={locale}
        />
      );
    default:
      return (
        <ChoiceField
          {...shared}
          type={field.type}
          options={field.options.map((value) => ({ value, label: namedText(options, value) }))}
          initial={field.initial}
        />
      );
  }
}
