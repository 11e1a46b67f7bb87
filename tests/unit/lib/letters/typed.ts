import type { Typed } from '@/lib/letters/field-types';
import { initialChoices } from '@/lib/letters/letter-forms';
import type { LetterKind } from '@/lib/letters/kinds';
import type { Choices } from '@/lib/letters/options';

/** The day on which letters are written here. */
export const today = { year: 2026, month: 11, day: 23 };

const day = (iso: string) => {
  const [year, month, date] = iso.split('-') as [string, string, string];
  return { year, month, day: date };
};

/** A form of the kind with all that is required, and what else is given. */
export function typedFor(
  kind: LetterKind,
  {
    texts = {},
    days = {},
    choices = {},
  }: {
    texts?: Record<string, string>;
    days?: Record<string, string>;
    choices?: Choices;
  } = {},
): Typed {
  const own: Record<LetterKind, { texts?: Record<string, string>; choices?: Choices }> = {
    'more-information': {},
    dispute: {},
    'limit-contact': { choices: { ways: ['calls'] } },
    'my-lawyer': { texts: { lawyerName: 'Rosa Vega', lawyerPhone: '617-555-0188' } },
    'stop-contact': { choices: { understood: ['understood'] } },
  };
  return {
    texts: {
      name: 'Ana Muñoz',
      street: '27 Sample Street\nApt. 3',
      city: 'Anytown',
      state: 'CT',
      zip: '06103',
      ...own[kind].texts,
      ...texts,
    },
    days: {
      letterDate: day('2026-11-23'),
      ...Object.fromEntries(Object.entries(days).map(([name, iso]) => [name, day(iso)])),
    },
    choices: { ...initialChoices(kind), ...own[kind].choices, ...choices },
  };
}
