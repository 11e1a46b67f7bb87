import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { readNearDay } from '@/lib/forms/day-field';
import { completeLocales } from '@/lib/i18n/routing';
import { countInWords } from '@/lib/text/count-in-words';

const today = { year: 2026, month: 11, day: 23 };
const years = { en: 'years', es: 'años' };

/** The years from today, in steps of `step`, up to the first that a form refuses for `problem`. */
function yearsUntil(problem: string, step: number): number {
  for (let count = 0; count < 100; count += 1) {
    const year = String(today.year + step * (count + 1));
    const read = readNearDay('sent', { year, month: '11', day: '23' }, today);
    if ('code' in read && read.code === problem) return count;
  }
  throw new Error(`No year is refused as ${problem}.`);
}

describe.each(completeLocales)('in %s, the message for a date', (locale) => {
  it.each([
    ['far-ahead', 1],
    ['long-ago', -1],
  ] as const)('refused as %s names the form’s limit [dates-4]', (problem, step) => {
    const limit = `${countInWords(yearsUntil(problem, step), locale)} ${years[locale]}`;
    expect(contentIn(locale).dates.words.problems[problem]).toContain(limit);
  });
});
