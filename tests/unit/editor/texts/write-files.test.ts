import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ReadOnlyFile, writeFiles } from '@/editor/texts/write-files';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-files-'));
  writeFileSync(join(root, 'old.txt'), 'before');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('files that are written together', () => {
  test('replace old ones and make new ones, in new folders too', async () => {
    await writeFiles(root, { 'old.txt': 'after', 'versions/notice/5.3.json': '{}' });
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('after');
    expect(readFileSync(join(root, 'versions/notice/5.3.json'), 'utf8')).toBe('{}');
  });

  test('are all as they were when one of them may not be written', async () => {
    writeFileSync(join(root, 'kept.txt'), 'kept');
    chmodSync(join(root, 'kept.txt'), 0o444);
    await expect(writeFiles(root, { 'new.txt': 'new', 'old.txt': 'after', 'kept.txt': 'lost' })).rejects.toThrow(
      ReadOnlyFile,
    );
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('before');
    expect(readdirSync(root).sort()).toEqual(['kept.txt', 'old.txt']);
  });

  test('are all as they were when one of them cannot be put in its place', async () => {
    await expect(writeFiles(root, { 'new.txt': 'new', 'old.txt/below.txt': 'after' })).rejects.toThrow();
    expect(readFileSync(join(root, 'old.txt'), 'utf8')).toBe('before');
    expect(existsSync(join(root, 'new.txt'))).toBe(false);
  });
});
