import { ChoiceField } from '@/components/forms/choice-field';
import { DayFields } from '@/components/forms/day-fields';
import type { ShownProblem } from '@/components/forms/error-summary';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import type { Locale } from '@/lib/i18n/routing';
import type { LetterField as Field, TextField as Text } from '@/lib/letters/field-types';
import { namedText } from '@/lib/letters/named-text';
import { textRules } from '@/lib/letters/text-rules';
import { formatTimeOfDay } from '@/lib/time/hours-text';
import { fieldWords } from './field-words';
import type { LetterToolWords } from './letter-words';

type LetterFieldProps = {
  field: Field;
  words: LetterToolWords;
  problem?: Pick<ShownProblem, 'controlId' | 'text'>;
  locale: Locale;
};

/** A field of a letter's form, by its type. */
export function LetterField({ field, words, problem, locale }: LetterFieldProps) {
  const { label, hint, options } = fieldWords(words, field.name);
  const shared = { id: field.name, label, hint, isRequired: field.isRequired, error: problem?.text };
  switch (field.type) {
    case 'text': {
      const typed = { ...shared, maxLength: field.maxLength, tooLong: words.tooLong };
      return field.lines ? (
        <TextAreaField {...typed} lines={field.lines} />
      ) : (
        <TextField {...typed} input={{ inputMode: keyboardOf(field.rule) }} />
      );
    }
    case 'list':
      return (
        <SelectField
          {...shared}
          choose={words.day.choose}
          options={field.options.map((value) => ({ value, label: namedText(options, value) }))}
        />
      );
    case 'hour':
      return (
        <SelectField
          {...shared}
          choose={words.day.choose}
          options={field.hours.map((hour) => ({ value: String(hour), label: formatTimeOfDay(hour * 3600, locale) }))}
        />
      );
    case 'date':
      return (
        <DayFields
          id={field.name}
          legend={label}
          hint={hint}
          isRequired={field.isRequired}
          problem={problem}
          words={words.day}
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

function keyboardOf(rule: Text['rule']) {
  if (rule === 'amount') return 'decimal';
  return rule && textRules[rule].keyboard;
}
