import type { CalendarDay } from '../time/calendar-day';
import type { AmountName, DateName, HourName, LineName, LinesName } from './field-types';
import type { Choices, ListName, Option } from './options';

/** What has been read from a form so far. A field that is empty or not asked for is absent. */
export type ReadAnswers = {
  texts: Readonly<Partial<Record<LineName, string> & { [Name in ListName]: Option<Name> }>>;
  lines: Readonly<Partial<Record<LinesName, readonly string[]>>>;
  /** In cents. */
  amounts: Readonly<Partial<Record<AmountName, number>>>;
  /** `13` is one in the afternoon. */
  hours: Readonly<Partial<Record<HourName, number>>>;
  days: Readonly<Partial<Record<DateName, CalendarDay>>>;
  choices: Choices;
};

/** The checked answers from which a letter is written, with the fields that every form requires. */
export type Answers = ReadAnswers & {
  texts: Readonly<Record<'name' | 'city' | 'state' | 'zip', string>>;
  lines: Readonly<Record<'street', readonly string[]>>;
  days: Readonly<Record<'letterDate', CalendarDay>>;
};

/** The answers of several fields as one. */
export function joinAnswers(answers: readonly Partial<ReadAnswers>[]): ReadAnswers {
  return answers.reduce<ReadAnswers>(
    (all, one) => ({
      texts: { ...all.texts, ...one.texts },
      lines: { ...all.lines, ...one.lines },
      amounts: { ...all.amounts, ...one.amounts },
      hours: { ...all.hours, ...one.hours },
      days: { ...all.days, ...one.days },
      choices: { ...all.choices, ...one.choices },
    }),
    { texts: {}, lines: {}, amounts: {}, hours: {}, days: {}, choices: {} },
  );
}

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
