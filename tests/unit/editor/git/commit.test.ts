import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commit } from '@/editor/git/commit';
import { git } from '@/editor/git/git';
import { EditRefused } from '@/editor/refusals';
import { gitIn, writeIn } from '@/tests/kit/temporary-project';

const author = { name: 'An Editor', email: 'editor@example.com' };
const file = 'content/settings.ts';
let root = '';

const write = (name: string, text: string) => writeIn(root, name, text);

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  root = mkdtempSync(join(tmpdir(), 'editor-git-'));
  for (const name of [file, 'messages/en.json', 'content/hours.ts', 'hosts/redirects.ts']) write(name, '');
  gitIn(root, 'init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true }));

it('the names of files keep their letters', async () => {
  write('content/niño.ts', '');
  await commit(root, 'Start', author);
  expect(await git(root, 'ls-files', 'content/ni*')).toBe('content/niño.ts\n');
});

describe('a commit that fails', () => {
  it('gives the reason: no changes, no message or no author', async () => {
    await commit(root, 'Start', author);
    await expect(commit(root, 'Again', author)).rejects.toThrow('Nothing has changed since the last commit.');
    write(file, 'new');
    await expect(commit(root, ' ', author)).rejects.toThrow('Say in a few words');
    await expect(commit(root, 'New', { name: ' ', email: 'a@example.com' })).rejects.toThrow('enter both');
    await expect(commit(root, 'New')).rejects.toThrow('enter both');
  });

  it('gives the output of the hook that rejected it', async () => {
    write('.git/hooks/pre-commit', '#!/bin/sh\necho "The check found a fault." >&2\nexit 1\n');
    chmodSync(join(root, '.git/hooks/pre-commit'), 0o755);
    await expect(commit(root, 'Start', author)).rejects.toThrow('Git failed: The check found a fault.');
    await expect(git(root, 'log')).rejects.toThrow(EditRefused);
  });

  it('says that Git is not installed', async () => {
    vi.stubEnv('PATH', root);
    await expect(commit(root, 'Start', author)).rejects.toThrow('Git is not installed');
  });
});

it('leaves out the file that a killed save left beside its place', async () => {
  write('.gitignore', readFileSync('.gitignore', 'utf8'));
  write(`${file}.editing`, 'half');
  await commit(root, 'Start', author);
  expect(await git(root, 'ls-files', 'content')).not.toContain('.editing');
});
