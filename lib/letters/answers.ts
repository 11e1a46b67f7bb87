import type { CalendarDay } from '../time/calendar-day';
import type { AmountName, DateName, HourName, LineName, LinesName, ListName } from './field-types';
import type { Choices } from './options';

/** What has been read from a form so far. A field that is empty or not asked for is absent. */
export type ReadAnswers = {
  texts: Partial<Record<LineName | Exclude<ListName, HourName>, string>>;
  lines: Partial<Record<LinesName, readonly string[]>>;
  /** In cents. */
  amounts: Partial<Record<AmountName, number>>;
  /** `13` is one in the afternoon. */
  hours: Partial<Record<HourName, number>>;
  days: Partial<Record<DateName, CalendarDay>>;
  choices: Choices;
};

/** The checked answers from which a letter is written, with the fields that every form requires. */
export type Answers = {
  texts: Readonly<ReadAnswers['texts'] & Record<'name' | 'city' | 'state' | 'zip', string>>;
  lines: Readonly<ReadAnswers['lines'] & Record<'street', readonly string[]>>;
  amounts: Readonly<ReadAnswers['amounts']>;
  hours: Readonly<ReadAnswers['hours']>;
  days: Readonly<ReadAnswers['days'] & Record<'letterDate', CalendarDay>>;
  choices: Choices;
};

/** The answers of a form without problems. Throws if its form does not require the fields that every letter needs. */
export function completeAnswers({ texts, lines, days, ...others }: ReadAnswers): Answers {
  const { name, city, state, zip } = texts;
  const { street } = lines;
  const { letterDate } = days;
  if (!name || !street || !city || !state || !zip || !letterDate)
    throw new Error('The form of a letter must require name, address and date');
  return {
    texts: { ...texts, name, city, state, zip },
    lines: { ...lines, street },
    days: { ...days, letterDate },
    ...others,
  };
}
