import type { LetterField, TextField, Typed } from '@/lib/letters/field-types';
import type { LetterKind } from '@/lib/letters/kinds';
import { fieldsOf, initialChoices } from '@/lib/letters/letter-forms';
import type { Choices } from '@/lib/letters/options';
import { mapValues } from '@/lib/map-values';
import { typedAs } from '@/tests/unit/lib/forms/typed-day';

/** The day on which letters are written here. */
const today = { year: 2026, month: 11, day: 23 };

/** A clock that shows that day. */
export const clock = { today, builtOn: today };

/** What is given of a form; days as `2026-11-23`. */
export type Given = { texts?: Record<string, string>; days?: Record<string, string>; choices?: Choices };

const words = ['Ana', 'Eva'] as const;

/** Two texts that are right by each rule. */
const samples: Readonly<Record<NonNullable<TextField['rule']>, readonly [string, string]>> = {
  name: words,
  zip: ['06103', '06104'],
  reference: ['WV-000123', 'WV-000124'],
  amount: ['20', '30'],
  phone: ['617-555-0188', '617-555-0189'],
  email: ['ana@mail.example', 'eva@mail.example'],
  free: words,
};

/** Different answers to a field; of a choice, each of its options, and none where that is possible. */
export function answersTo(field: LetterField): readonly Given[] {
  const { name } = field;
  switch (field.type) {
    case 'text':
      return (field.rule ? samples[field.rule] : words).map((text) => ({ texts: { [name]: text } }));
    case 'list':
      return field.options.slice(1, 3).map((text) => ({ texts: { [name]: text } }));
    case 'hour':
      return field.hours.slice(1, 3).map((hour) => ({ texts: { [name]: String(hour) } }));
    case 'date':
      return ['2026-11-02', '2026-11-03'].map((day) => ({ days: { [name]: day } }));
    case 'radio':
      return field.options.map((option) => ({ choices: { [name]: [option] } }));
    case 'checkbox':
      return [...(field.isRequired ? [] : [[]]), ...field.options.map((option) => [option])].map((chosen) => ({
        choices: { [name]: chosen },
      }));
  }
}

/** What every letter is written with here. */
const sender = {
  texts: { name: 'Ana Muñoz', street: '27 Sample Street\nApt. 3', city: 'Anytown', state: 'CT', zip: '06103' },
  days: { letterDate: '2026-11-23' },
};

/** What a form asks for beyond its required fields. */
const own: Readonly<Partial<Record<LetterKind, Given>>> = {
  'limit-contact': { choices: { ways: ['calls'] } },
  'my-lawyer': { texts: { lawyerName: 'Rosa Vega', lawyerPhone: '617-555-0188' } },
};

/** A form of the kind with all that is required, and what else is given. */
export function typedFor(kind: LetterKind, given: Given = {}): Typed {
  const required = fieldsOf(kind)
    .filter((field) => field.isRequired && !field.shownWith && !('initial' in field && field.initial.length > 0))
    .flatMap((field) => answersTo(field).slice(0, 1));
  const { texts, days, choices } = joined([
    { choices: initialChoices(kind) },
    ...required,
    sender,
    own[kind] ?? {},
    given,
  ]);
  return { texts, days: mapValues(days, typedAs), choices };
}

function joined(given: readonly Given[]): Required<Given> {
  return given.reduce<Required<Given>>(
    (all, { texts, days, choices }) => ({
      texts: { ...all.texts, ...texts },
      days: { ...all.days, ...days },
      choices: { ...all.choices, ...choices },
    }),
    { texts: {}, days: {}, choices: {} },
  );
}
