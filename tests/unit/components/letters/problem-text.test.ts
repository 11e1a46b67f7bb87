import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '@/components/letters/problem-text';
import { contentIn } from '@/content';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { checkAnswers } from '@/lib/letters/check-answers';
import type { LetterField, Typed } from '@/lib/letters/field-types';
import { type LetterKind, letterKinds } from '@/lib/letters/kinds';
import { fieldsOf } from '@/lib/letters/letter-forms';

const today = { year: 2026, month: 11, day: 23 };
const clock = { today, builtOn: today };

/** What people may type: nothing, one letter, a number that is private, a web address, amounts, phones, days near and far. */
const text = fc.constantFrom(
  '',
  'x',
  '4111 1111 1111 1111',
  'https://a.example',
  '900',
  '20',
  '617-555-0188',
  'a@b.example',
  '06103',
  'Ana Vega',
);
const day = fc.record({
  year: fc.constantFrom('', '1990', '2025', '2026', '2027', '2040', 'x'),
  month: fc.constantFrom('', '2', '11', '13'),
  day: fc.constantFrom('', '1', '24', '30', '99'),
});
const answerTo = (field: LetterField) => {
  if (field.type === 'text') return text;
  if (field.type === 'list') return fc.constantFrom('', ...field.options);
  if (field.type === 'hour') return fc.constantFrom('', ...field.hours.map(String));
  if (field.type === 'date') return day;
  // A browser always sends one option of a radio group, because one is chosen at first.
  return field.type === 'radio'
    ? fc.constantFrom(...field.options).map((option) => [option])
    : fc.subarray([...field.options]);
};
/** Any answers to the fields of these types. */
const answersOf = (fields: readonly LetterField[], ...types: LetterField['type'][]) =>
  fc.record(
    Object.fromEntries(fields.filter(({ type }) => types.includes(type)).map((field) => [field.name, answerTo(field)])),
  );
const typedAs = (fields: readonly LetterField[]) =>
  fc.record({
    texts: answersOf(fields, 'text', 'list', 'hour'),
    days: answersOf(fields, 'date'),
    choices: answersOf(fields, 'radio', 'checkbox'),
  }) as fc.Arbitrary<Typed>;

function wordsIn(locale: CompleteLocale, kind: LetterKind) {
  const { 'letters/forms': forms, dates } = contentIn(locale);
  const fields = Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, forms.fields[name]]));
  return { ...forms, fields, problem: '', tooLong: '', passed: '', day: dates.words };
}

describe.each(completeLocales)('the form of a letter in %s', (locale) => {
  it.each(letterKinds)('has words for every problem of %s', (kind) => {
    const words = wordsIn(locale, kind);
    fc.assert(
      fc.property(typedAs(fieldsOf(kind)), (typed) => {
        const checked = checkAnswers(kind, typed, clock);
        const problems = 'problems' in checked ? checked.problems : [];
        for (const problem of problems) {
          const isDate = fieldsOf(kind).some(({ name, type }) => name === problem.field && type === 'date');
          const unfit = isDate ? [''] : ['', words.day.problems.empty];
          expect(unfit, JSON.stringify(problem)).not.toContain(problemText(problem, words));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('says for an old lawyer date what is wrong, not the limit of other dates', () => {
    const words = wordsIn(locale, 'my-lawyer');
    const said = problemText({ field: 'lawyerSince', code: 'long-ago' }, words);
    expect(said).not.toBe(words.day.problems['long-ago']);
    expect(problemText({ field: 'noticeDate', code: 'long-ago' }, words)).toBe(words.day.problems['long-ago']);
  });
});
