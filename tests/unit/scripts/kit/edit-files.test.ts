import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editFiles } from '@/scripts/kit/edit-files';

let folder = '';
const file = 'content/firm.ts';
const edited = () => readFileSync(join(folder, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edits-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, file), 'one two one');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('applies edits in order, at the first match of a string or all matches of a global pattern', () => {
  editFiles(folder, [{ file, find: 'one', put: '1' }]);
  expect(edited()).toBe('1 two one');
  editFiles(folder, [
    { file, find: 'two', put: 'one' },
    { file, find: /one/g, put: '$&' },
  ]);
  expect(edited()).toBe('1 $& $&');
});

it('makes the new text from the found one, if the edit says how', () => {
  editFiles(folder, [{ file, find: /one/g, put: (found) => found.toUpperCase() }]);
  expect(edited()).toBe('ONE two ONE');
});

it('throws for an edit without a match', () => {
  expect(() => editFiles(folder, [{ file, find: 'three', put: '3' }])).toThrow('does not contain three');
  expect(edited()).toBe('one two one');
});
