import { readAmount } from '../forms/amount';
import { isProblem, readNearDay, type DateCode } from '../forms/day-field';
import type { FieldProblem } from '../forms/field-problem';
import { holdsLink } from '../forms/link';
import { cutLine, foldLines, plainLine, plainLines } from '../forms/plain-text';
import type { TypedDay } from '../forms/read-day';
import { hasSensitiveNumber } from '../forms/sensitive-number';
import { isLooseZipCode, readZipCode } from '../forms/zip-code';
import { plainCharacters } from '../text/plain-characters';
import { daysBetween, type CalendarDay } from '../time/calendar-day';
import { completeAnswers, type Answers, type ReadAnswers } from './answers';
import type { DateField, FieldName, LetterField, TextField, Typed } from './field-types';
import type { LetterKind } from './kinds';
import { fieldsOf, isShown } from './letter-forms';
import { knownChoices, options } from './options';

/** What is wrong with a field of a letter's form. */
export type LetterProblem = FieldProblem<FieldName, 'required' | 'invalid' | 'unfit' | 'sensitive' | 'link' | DateCode>;

/** Checks a form; returns its problems in the order of the fields, or the answers. Dates have to be near `today`. */
export function checkAnswers(
  kind: LetterKind,
  typed: Typed,
  today: CalendarDay,
): { problems: readonly LetterProblem[] } | { answers: Answers } {
  const read: ReadAnswers = { texts: {}, lines: {}, amounts: {}, hours: {}, days: {}, choices: {} };
  const problems = fieldsOf(kind)
    .filter((field) => isShown(field, typed))
    .flatMap((field) => readField(field, typed, today, read) ?? []);
  const all = [
    ...problems,
    ...acrossFields(kind, read).filter(({ field }) => !problems.some((one) => one.field === field)),
  ];
  return all.length > 0 ? { problems: inOrder(kind, all) } : { answers: completeAnswers(read) };
}

/** Adds the answer of a field to `read`, unless the field has none, or a problem, which is returned. */
function readField(field: LetterField, typed: Typed, today: CalendarDay, read: ReadAnswers): LetterProblem | undefined {
  if (field.type === 'text') return readText(field, typed.texts[field.name] ?? '', read);
  if (field.type === 'date') return readDate(field, typed.days[field.name], today, read);
  const given: readonly string[] =
    field.type === 'list' ? [typed.texts[field.name] ?? ''] : (typed.choices[field.name] ?? []);
  const known = field.options.filter((option) => given.includes(option));
  if (known.length === 0)
    return field.isRequired || field.type === 'radio' ? { field: field.name, code: 'required' } : undefined;
  if (field.type !== 'list') read.choices = { ...read.choices, ...knownChoices({ [field.name]: known }) };
  else if (field.name === 'from' || field.name === 'until') read.hours[field.name] = Number(known[0]);
  else read.texts[field.name] = known[0]!;
  return undefined;
}

function readText(field: TextField, typed: string, read: ReadAnswers): LetterProblem | undefined {
  const { name, most, lines, rule } = field;
  const written = lines ? plainLines(foldLines(typed, most, lines)) : [plainLine(cutLine(typed, most))].filter(Boolean);
  if (written.length === 0) return field.isRequired ? { field: name, code: 'required' } : undefined;
  if (isSensitive(rule, typed, written)) return { field: name, code: 'sensitive' };
  if (rule === 'free' && written.some(holdsLink)) return { field: name, code: 'link' };
  if (field.rule === 'amount') {
    const cents = readAmount(written[0]!);
    if (cents === undefined) return { field: name, code: 'invalid' };
    read.amounts[field.name] = cents;
    return undefined;
  }
  const values = field.rule ? written.map(readers[field.rule]).filter((value) => value !== undefined) : written;
  if (values.length < written.length) return { field: name, code: 'invalid' };
  if (field.lines === undefined) read.texts[field.name] = values[0]!;
  else read.lines[field.name] = values;
  return undefined;
}

/** Checks each line of telephone numbers by itself, since their digits in a row would look like an account number. */
function isSensitive(rule: TextField['rule'], typed: string, written: readonly string[]): boolean {
  if (rule === 'zip' && isLooseZipCode(typed)) return false;
  return rule === 'phone' ? written.some(hasSensitiveNumber) : hasSensitiveNumber(typed);
}

const readers: Record<Exclude<TextField['rule'], 'amount' | undefined>, (text: string) => string | undefined> = {
  name: (text) => (text.length > 1 ? text : undefined),
  zip: readZipCode,
  reference: (text) => {
    const plain = plainCharacters(text).toUpperCase();
    return /^[A-Z\d][A-Z\d-]{2,29}$/.test(plain) ? plain : undefined;
  },
  phone: (text) => (plainCharacters(text).replace(/\D/g, '').length >= 10 ? text : undefined),
  email: (text) => (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text) ? text : undefined),
  free: (text) => text,
};

function readDate(
  { name, isRequired, notAfterToday, yearsBack }: DateField,
  typed: TypedDay = { year: '', month: '', day: '' },
  today: CalendarDay,
  read: ReadAnswers,
): LetterProblem | undefined {
  const day = readNearDay(name, typed, today, yearsBack);
  if (isProblem(day)) {
    if (day.code === 'empty') return isRequired ? { field: name, code: 'required' } : undefined;
    return day;
  }
  if (notAfterToday && daysBetween(today, day) > 0) return { field: name, code: 'not-yet' };
  read.days[name] = day;
  return undefined;
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
    const isLimited = choices.ways ?? choices.work ?? lines.notNumbers ?? lines.notEmails ?? lines.notPlaces;
    const isWithin = choices.times?.includes('within');
    if (choices.ways?.length === options.ways.length) problems.push({ field: 'ways', code: 'invalid' });
    else if (!isLimited && !isWithin) problems.push({ field: 'ways', code: 'required' });
    if (from !== undefined && until !== undefined && from >= until) problems.push({ field: 'until', code: 'invalid' });
  }
  return problems;
}

function inOrder(kind: LetterKind, problems: readonly LetterProblem[]): readonly LetterProblem[] {
  const order = fieldsOf(kind).map(({ name }) => name);
  return [...problems].sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
