import { expect, it } from 'vitest';
import { cutLine, foldLines, plainLine, plainLines } from '@/lib/forms/plain-text';

it.each([
  [' Ana  Mun\u0303oz\t', 'Ana Muñoz'],
  ['a\u0007\nb', 'a b'],
  [' \n ', ''],
])('%j becomes the line %j', (typed, line) => {
  expect(plainLine(typed)).toBe(line);
});

it('drops empty lines', () => {
  expect(plainLines('27 Main\r\n \rApt. 3\n\nAnytown')).toEqual(['27 Main', 'Apt. 3', 'Anytown']);
});

it('never splits a character', () => {
  expect(cutLine('ab', 2)).toBe('ab');
  expect(cutLine('abc', 2)).toBe('ab');
  expect(cutLine('a😀', 3)).toBe('a😀');
  expect(cutLine('a😀', 2)).toBe('a');
});

it('truncates long lines and extra lines', () => {
  expect(foldLines('abc\r\nd\re\nf', 2, 3)).toBe('ab\nd\ne');
});

it.each([
  ['one two three', 'one two\nthree'],
  ['one two three four', 'one two\nthree\nfour'],
  ['one two three\nfour', 'one two\nthree\nfour'],
  ['abcdefghijklmno', 'abcdefg\nhijklmn\no'],
])('wraps a long line: %j', (typed, folded) => {
  expect(foldLines(typed, 7, 3)).toBe(folded);
});
