import type { Checked } from '../answers/checked';
import { hasSensitiveNumber } from '../forms/sensitive-number';
import { daysBetween } from '../time/calendar-day';
import type { Clock } from '../time/today';
import { type Answers, completeAnswers, joinAnswers, type ReadAnswers } from './answers';
import type { FieldName, Typed } from './field-types';
import type { LetterKind } from './kinds';
import { fieldsOf, isShown } from './letter-forms';
import type { LetterProblem } from './letter-problem';
import { limitingWays, type Option, options } from './options';
import { readField } from './read-field';

/** Checks a form; returns its problems in the order of the fields, or the answers. Dates have to be near the day of the clock. */
export function checkAnswers(kind: LetterKind, typed: Typed, clock: Clock): Checked<Answers, LetterProblem> {
  const read = fieldsOf(kind)
    .filter((field) => isShown(field, typed.choices))
    .map((field) => readField(field, typed, clock));
  const problems = read.flatMap((one) => ('problem' in one ? one.problem : []));
  const answers = joinAnswers(read.flatMap((one) => ('answer' in one ? one.answer : [])));
  const isWrong = (name: FieldName) => problems.some(({ field }) => field === name);
  const all = [...problems, ...acrossFields(kind, answers, isWrong).filter(({ field }) => !isWrong(field))];
  return all.length > 0 ? { problems: inOrder(kind, all) } : { answer: completeAnswers(answers) };
}

/** Problems that involve several fields. A field that was filled in wrongly is not empty, so no other is asked for in its place. */
function acrossFields(kind: LetterKind, read: ReadAnswers, isWrong: (name: FieldName) => boolean): LetterProblem[] {
  const { texts, lines, days, choices } = read;
  const { partAmount, claimedAmount } = read.amounts;
  const { from, until } = read.hours;
  const problems: LetterProblem[] = [];
  const sender = [texts.name, ...(lines.street ?? []), texts.city].join(' ');
  if (hasSensitiveNumber(sender)) problems.push({ field: 'street', code: 'sensitive' });
  if (days.noticeDate && days.disputeBy && daysBetween(days.noticeDate, days.disputeBy) < 0)
    problems.push({ field: 'disputeBy', code: 'unfit' });
  const { letterDate, noticeDate, contactDate, lawyerSince } = days;
  if ([noticeDate, contactDate, lawyerSince].some((day) => letterDate && day && daysBetween(letterDate, day) > 0))
    problems.push({ field: 'letterDate', code: 'unfit' });
  if (partAmount && claimedAmount && partAmount > claimedAmount) problems.push({ field: 'partAmount', code: 'unfit' });
  if (kind === 'my-lawyer' && !lines.lawyerAddress && !texts.lawyerPhone && !isWrong('lawyerPhone'))
    problems.push({ field: 'lawyerAddress', code: 'required' });
  if (kind === 'limit-contact') {
    const { ways, onlyWays } = choices;
    const isLimited =
      (ways ?? limitingWays(choices) ?? choices.work) ||
      choices.times?.includes('within') ||
      (['notNumbers', 'notEmails', 'notPlaces'] as const).some((name) => lines[name] ?? isWrong(name));
    if (ways?.length === options.ways.length) problems.push({ field: 'ways', code: 'invalid' });
    else if (!isLimited) problems.push({ field: 'ways', code: 'required' });
    if (onlyWays?.some((way) => ways?.includes(way))) problems.push({ field: 'onlyWays', code: 'unfit' });
    const isAllowed = (way: Option<'ways'>) => (onlyWays?.includes(way) ?? true) && !ways?.includes(way);
    if (choices.times?.includes('within') && !isAllowed('calls') && !isAllowed('texts'))
      problems.push({ field: 'times', code: 'unfit' });
    if (from !== undefined && until !== undefined && from >= until) problems.push({ field: 'until', code: 'invalid' });
  }
  return problems;
}

function inOrder(kind: LetterKind, problems: readonly LetterProblem[]): readonly LetterProblem[] {
  const order = fieldsOf(kind).map(({ name }) => name);
  return [...problems].sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
