import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadOnlyFile, writeFiles } from '@/editor/site/write-files';

const disk = vi.hoisted(() => ({ fullAt: '' }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  const rename = (from: string, to: string) =>
    to === disk.fullAt ? Promise.reject(new Error('No space left')) : real.rename(from, to);
  return { ...real, rename };
});

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-files-'));
  writeFileSync(join(root, 'old.txt'), 'before');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('files written together', () => {
  test('replace existing files and create new ones, in new folders too', async () => {
    await writeFiles(root, { 'old.txt': 'after', 'versions/notice/5.3.json': '{}' });
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('after');
    expect(readFileSync(join(root, 'versions/notice/5.3.json'), 'utf8')).toBe('{}');
  });

  test('are all left unchanged when one is read-only', async () => {
    writeFileSync(join(root, 'kept.txt'), 'kept');
    chmodSync(join(root, 'kept.txt'), 0o444);
    await expect(writeFiles(root, { 'new.txt': 'new', 'old.txt': 'after', 'kept.txt': 'lost' })).rejects.toThrow(
      ReadOnlyFile,
    );
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('before');
    expect(readdirSync(root).sort()).toEqual(['kept.txt', 'old.txt']);
  });

  test('are all left unchanged when one is no longer the text from which they were made', async () => {
    const written = writeFiles(root, { 'new.txt': 'new', 'old.txt': 'after' }, { 'old.txt': 'earlier' });
    await expect(written).rejects.toThrow('Someone changed old.txt');
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('before');
    expect(readdirSync(root)).toEqual(['old.txt']);
  });

  test('are all left unchanged when another file from which they were made is no longer the same', async () => {
    const written = writeFiles(root, { 'new.txt': 'new' }, { 'old.txt': 'earlier' });
    await expect(written).rejects.toThrow('Someone changed old.txt');
    expect(readdirSync(root)).toEqual(['old.txt']);
  });

  test('are all restored when the last rename fails', async () => {
    disk.fullAt = join(root, 'old.txt');
    await expect(writeFiles(root, { 'new.txt': 'new', 'old.txt': 'after' })).rejects.toThrow('No space left');
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('before');
    expect(readdirSync(root)).toEqual(['old.txt']);
  });
});
