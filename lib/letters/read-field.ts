import { readAmount } from '../forms/amount';
import { isProblem, readNearDay } from '../forms/day-field';
import { cutLine, foldLines, plainLine, plainLines } from '../forms/plain-text';
import type { TypedDay } from '../forms/read-day';
import { hasSensitiveNumber } from '../forms/sensitive-number';
import { holdsLink } from '../forms/typed-link';
import { isLooseZipCode } from '../forms/zip-code';
import { plainCharacters } from '../text/plain-characters';
import { daysBetween } from '../time/calendar-day';
import type { Clock } from '../time/today';
import type { ReadAnswers } from './answers';
import type { DateField, LetterField, TextField, Typed } from './field-types';
import type { LetterProblem } from './letter-problem';
import { knownChoices } from './options';
import { textRules } from './text-rules';

/** The problem of a field, or its answer, which is empty for an empty optional field. */
type ReadField = { problem: LetterProblem } | { answer: Partial<ReadAnswers> };

/** Reads a field of a form. A date has to be near the day of the clock. */
export function readField(field: LetterField, typed: Typed, clock: Clock): ReadField {
  switch (field.type) {
    case 'text':
      return readText(field, typed.texts[field.name] ?? '');
    case 'date':
      return readDate(field, typed.days[field.name], clock);
    case 'list': {
      const chosen = field.options.find((option) => option === typed.texts[field.name]);
      return chosen ? { answer: { texts: { [field.name]: chosen } } } : readEmpty(field);
    }
    case 'hour': {
      const hour = field.hours.find((one) => String(one) === typed.texts[field.name]);
      return hour === undefined ? readEmpty(field) : { answer: { hours: { [field.name]: hour } } };
    }
    default: {
      const given: readonly string[] = typed.choices[field.name] ?? [];
      const chosen = field.options.filter((option) => given.includes(option));
      if (chosen.length > 0) return { answer: { choices: knownChoices({ [field.name]: chosen }) } };
      return readEmpty(field);
    }
  }
}

function wrong(field: LetterField['name'], code: LetterProblem['code']): ReadField {
  return { problem: { field, code } };
}

function readEmpty({ name, isRequired }: Pick<LetterField, 'name' | 'isRequired'>): ReadField {
  return isRequired ? wrong(name, 'required') : { answer: {} };
}

function readText(field: TextField, typed: string): ReadField {
  const { name, maxLength, lines, rule } = field;
  const written = lines
    ? plainLines(foldLines(typed, maxLength, lines))
    : [plainLine(cutLine(typed, maxLength))].filter(Boolean);
  const [first] = written;
  if (first === undefined) return readEmpty(field);
  if (isSensitive(rule, typed, written)) return wrong(name, 'sensitive');
  if (rule === 'free' && written.some(holdsLink)) return wrong(name, 'link');
  if (field.rule === 'amount') {
    const cents = readAmount(first);
    return cents === undefined ? wrong(name, 'invalid') : { answer: { amounts: { [field.name]: cents } } };
  }
  const values = field.rule ? written.map(textRules[field.rule].read).filter((value) => value !== undefined) : written;
  if (values.length < written.length) return wrong(name, 'invalid');
  if (field.lines !== undefined) return { answer: { lines: { [field.name]: values } } };
  return { answer: { texts: { [field.name]: values[0]! } } };
}

/** Judges a number by what its field says it is: a ZIP code, a telephone number, a mailbox or a reference. */
function isSensitive(rule: TextField['rule'], typed: string, written: readonly string[]): boolean {
  switch (rule) {
    case 'zip':
      return !isLooseZipCode(typed) && hasSensitiveNumber(typed);
    // Line by line, since the digits of several numbers in a row would look like an account number.
    case 'phone':
      return written.some(hasSensitiveNumber);
    case 'email':
      return hasSensitiveNumber(typed.replace(/^\d{9}@/gm, '@'));
    case 'reference':
      return hasSensitiveNumber(namedReference(typed) ?? typed);
    default:
      return hasSensitiveNumber(typed);
  }
}

/** A number that can only be a reference, unless it is that of a card, with its name before it; nine digits can be a Social Security number. */
function namedReference(typed: string): string | undefined {
  const number = plainCharacters(typed)
    .trim()
    .replace(/^[a-z]{1,3}-/i, '');
  return /^[\d-]+$/.test(number) && !/(?<!\d)\d{9}(?!\d)/.test(number) ? `reference ${number}` : undefined;
}

function readDate(
  field: DateField,
  typed: TypedDay = { year: '', month: '', day: '' },
  { today, builtOn }: Clock,
): ReadField {
  const { name, notAfterToday, yearsBack } = field;
  const day = readNearDay(name, typed, today ?? builtOn, yearsBack);
  if (isProblem(day)) return day.code === 'empty' ? readEmpty(field) : { problem: day };
  if (notAfterToday && today && daysBetween(today, day) > 0) return wrong(name, 'not-yet');
  return { answer: { days: { [name]: day } } };
}
