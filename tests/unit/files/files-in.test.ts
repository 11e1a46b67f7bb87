import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '@/files/files-in';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'es/about'), { recursive: true });
  mkdirSync(join(folder, 'empty'));
  for (const file of ['index.html', 'es/about/data.txt', 'es/about.html', '.env'])
    writeFileSync(join(folder, file), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('filesIn', () => {
  const files = ['.env', 'es/about.html', 'es/about/data.txt', 'index.html'];

  it('lists the files of all folders in order, without folders', () => {
    expect(filesIn(folder)).toEqual(files);
  });

  it('returns the same paths for any spelling of the folder', () => {
    expect(filesIn(`${folder}/`)).toEqual(files);
    expect(filesIn(relative('.', folder))).toEqual(files);
    expect(filesIn(`${folder}/es/..`)).toEqual(files);
  });

  it('throws when the folder does not exist', () => {
    expect(() => filesIn(join(folder, 'nope'))).toThrow('ENOENT');
  });
});
