import type { Checked } from '../answers/checked';
import { hasSensitiveNumber } from '../forms/sensitive-number';
import { daysBetween } from '../time/calendar-day';
import type { Clock } from '../time/today';
import { type Answers, completeAnswers, joinAnswers, type ReadAnswers } from './answers';
import type { Typed } from './field-types';
import type { LetterKind } from './kinds';
import { fieldsOf, isShown } from './letter-forms';
import type { LetterProblem } from './letter-problem';
import { options } from './options';
import { readField } from './read-field';

/** Checks a form; returns its problems in the order of the fields, or the answers. Dates have to be near the day of the clock. */
export function checkAnswers(kind: LetterKind, typed: Typed, clock: Clock): Checked<Answers, LetterProblem> {
  const read = fieldsOf(kind)
    .filter((field) => isShown(field, typed.choices))
    .map((field) => readField(field, typed, clock));
  const problems = read.flatMap((one) => ('problem' in one ? one.problem : []));
  const answers = joinAnswers(read.flatMap((one) => ('answer' in one ? one.answer : [])));
  const all = [
    ...problems,
    ...acrossFields(kind, answers).filter(({ field }) => !problems.some((one) => one.field === field)),
  ];
  return all.length > 0 ? { problems: inOrder(kind, all) } : { answer: completeAnswers(answers) };
}

/** Problems that involve several fields. */
function acrossFields(kind: LetterKind, read: ReadAnswers): LetterProblem[] {
  const { texts, lines, days, choices } = read;
  const { partAmount, claimedAmount } = read.amounts;
  const { from, until } = read.hours;
  const problems: LetterProblem[] = [];
  const sender = [texts.name, ...(lines.street ?? []), texts.city].join(' ');
  if (hasSensitiveNumber(sender)) problems.push({ field: 'street', code: 'sensitive' });
  if (days.noticeDate && days.disputeBy && daysBetween(days.noticeDate, days.disputeBy) < 0)
    problems.push({ field: 'disputeBy', code: 'unfit' });
  if (partAmount && claimedAmount && partAmount > claimedAmount) problems.push({ field: 'partAmount', code: 'unfit' });
  if (kind === 'my-lawyer' && !lines.lawyerAddress && !texts.lawyerPhone)
    problems.push({ field: 'lawyerAddress', code: 'required' });
  if (kind === 'limit-contact') {
    const { ways, onlyWays } = choices;
    // To allow every way is no limit.
    const allowed = onlyWays?.length === options.onlyWays.length ? undefined : onlyWays;
    const limits = ways ?? allowed ?? choices.work ?? lines.notNumbers ?? lines.notEmails ?? lines.notPlaces;
    const isWithin = choices.times?.includes('within');
    if (ways?.length === options.ways.length) problems.push({ field: 'ways', code: 'invalid' });
    else if (!limits && !isWithin) problems.push({ field: 'ways', code: 'required' });
    if (onlyWays?.some((way) => ways?.includes(way))) problems.push({ field: 'onlyWays', code: 'unfit' });
    if (from !== undefined && until !== undefined && from >= until) problems.push({ field: 'until', code: 'invalid' });
  }
  return problems;
}

function inOrder(kind: LetterKind, problems: readonly LetterProblem[]): readonly LetterProblem[] {
  const order = fieldsOf(kind).map(({ name }) => name);
  return [...problems].sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
