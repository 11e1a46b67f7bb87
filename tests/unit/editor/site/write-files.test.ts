import type * as files from 'node:fs';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeFiles } from '@/editor/site/write-files';

const disk = vi.hoisted(() => ({ fullAt: '' }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof files>();
  const renameSync = (from: string, to: string) => {
    if (to === disk.fullAt) throw new Error('No space left');
    real.renameSync(from, to);
  };
  return { ...real, renameSync };
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

  test('keep the permissions of existing files', async () => {
    chmodSync(join(root, 'old.txt'), 0o660);
    await writeFiles(root, { 'old.txt': 'after' });
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('after');
    expect(statSync(join(root, 'old.txt')).mode & 0o777).toBe(0o660);
  });

  test.each(['old.txt', 'missing.txt'])('are all left unchanged when one is a link to %s', async (target) => {
    symlinkSync(target, join(root, 'link.txt'));
    await expect(writeFiles(root, { 'new.txt': 'new', 'link.txt': 'after' })).rejects.toThrow(
      'link.txt is a link to another file',
    );
    expect(lstatSync(join(root, 'link.txt')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('before');
    expect(readdirSync(root).sort()).toEqual(['link.txt', 'old.txt']);
  });

  test('are all left unchanged when one is read-only', async () => {
    writeFileSync(join(root, 'kept.txt'), 'kept');
    chmodSync(join(root, 'kept.txt'), 0o444);
    await expect(writeFiles(root, { 'new.txt': 'new', 'old.txt': 'after', 'kept.txt': 'lost' })).rejects.toThrow(
      'kept.txt is read-only',
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

  // A signal that stops the editor is handled between two turns of the event loop.
  test('are all old or all new at each moment at which a signal can stop the editor', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${index}.txt`);
    for (const name of names) writeFileSync(join(root, name), 'before');
    const seen = new Set<string>();
    const look = () =>
      readdirSync(root).map((name) => (names.includes(name) ? readFileSync(join(root, name), 'utf8') : name));
    const writing = { ended: false };
    const written = writeFiles(root, Object.fromEntries(names.map((name) => [name, 'after'])));
    void written.then(() => (writing.ended = true));
    while (!writing.ended) {
      seen.add([...new Set(look())].sort().join());
      await new Promise(setImmediate);
    }
    expect([...seen].filter((state) => state !== 'before,old.txt' && state !== 'after,old.txt')).toEqual([]);
  });

  test('are all restored when the last rename fails', async () => {
    disk.fullAt = join(root, 'old.txt');
    await expect(writeFiles(root, { 'new.txt': 'new', 'old.txt': 'after' })).rejects.toThrow('No space left');
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('before');
    expect(readdirSync(root)).toEqual(['old.txt']);
  });
});
