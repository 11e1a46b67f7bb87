import { expect, test } from 'vitest';
import { cutCaret } from '@/lib/forms/cut-caret';
import { foldLines } from '@/lib/forms/plain-text';

/** Texts of at most three lines of five characters, in which `|` is the caret: as typed, and as they are kept. */
test.each([
  ['abXc|', 'abXc|'],
  ['abX|cde\nf\ng', 'abX|cd\nf\ng'],
  ['abcdeX|', 'abcde\nX|'],
  ['abcdeX|\nf', 'abcde\nX|\nf'],
  ['abX|cde\nf', 'abX|cd\ne\nf'],
  ['abcdeX|\nf\ng', 'abcde|\nf\ng'],
  ['abc X|de', 'abc\nX|de'],
  ['a\n|\nf\ng', 'a\n|\nf'],
  ['a\nb\nc\nd|', 'a\nb\nc|'],
])('the caret of %j is kept as %j [field-4]', (typed, kept) => {
  const cut = (text: string) => foldLines(text, 5, 3);
  const text = typed.replace('|', '');
  const caret = cutCaret(text, typed.indexOf('|'), cut);
  expect(`${cut(text).slice(0, caret)}|${cut(text).slice(caret)}`).toBe(kept);
});
