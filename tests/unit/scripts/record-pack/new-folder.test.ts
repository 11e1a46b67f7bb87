import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inNewFolder } from '@/scripts/record-pack/new-folder';
import { writeIn } from '@/tests/kit/temporary-project';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'packs-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Writes one file and then fails, if it is to. */
const writing = (isToFail: boolean) => (folder: string) => {
  writeIn(folder, 'pages/about.txt', 'About us');
  return isToFail ? Promise.reject(new Error('The browser closed')) : Promise.resolve(1);
};

describe('a pack', () => {
  it.each([
    ['that does not exist', () => join(parent, 'archive/pack')],
    ['that is empty', () => join(parent, 'pack')],
  ])('is written into a folder %s, also after a failure that left nothing', async (_, folderOf) => {
    mkdirSync(join(parent, 'pack'));
    const folder = folderOf();
    await expect(inNewFolder(folder, writing(true))).rejects.toThrow('The browser closed');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
    expect(await inNewFolder(folder, writing(false))).toBe(1);
    expect(readFileSync(join(folder, 'pages/about.txt'), 'utf8')).toBe('About us');
  });
});
