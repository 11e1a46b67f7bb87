import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differenceOf, differenceText, filesOf } from '@/scripts/record-pack/manifest';

const [earlier, later] = ['earlier', 'later'];
let folder: string;
const at = (pack: string, file: string) => join(folder, pack, file);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  for (const pack of [earlier, later]) mkdirSync(at(pack, 'pages/en'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an evidence pack', () => {
  it('lists each file with its size and SHA-256, except its own manifest', () => {
    writeFileSync(at(earlier, 'pages/en/about.txt'), 'abc');
    writeFileSync(at(earlier, 'manifest.json'), '{}');
    expect(filesOf(at(earlier, ''), ['manifest.json'])).toEqual([
      {
        file: 'pages/en/about.txt',
        bytes: 3,
        // FIPS 180-2, example B.1.
        sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
    ]);
  });

  it('lists files added, removed and changed since an earlier pack, line by line, without PDFs', () => {
    const write = (pack: string, name: string, text: string) => writeFileSync(at(pack, `pages/en/${name}`), text);
    write(earlier, 'about.txt', 'We collect debts.\nCall us.\n');
    write(later, 'about.txt', 'We collect debts.\nWrite to us.\n');
    write(earlier, 'gone.txt', 'x');
    write(later, 'new.txt', 'x');
    write(earlier, 'about.pdf', 'Monday');
    write(later, 'about.pdf', 'Tuesday');
    const difference = differenceOf(filesOf(at(earlier, '')), filesOf(at(later, '')));
    expect(difference).toEqual({
      added: ['pages/en/new.txt'],
      removed: ['pages/en/gone.txt'],
      changed: ['pages/en/about.txt'],
    });
    const text = differenceText(difference, at(earlier, ''), at(later, ''));
    expect(text).toContain('-Call us.\n+Write to us.');
  });

  it('finds no difference between a pack and itself', () => {
    writeFileSync(at(earlier, 'pages/en/about.txt'), 'abc');
    const files = filesOf(at(earlier, ''));
    expect(differenceOf(files, files)).toEqual({ added: [], removed: [], changed: [] });
  });
});
