import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedEnglish, type FileVersion, versionsOf } from '@/editor/review/changed-english';
import { textAt } from '@/editor/site/find-text';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { retyped } from '@/tests/kit/retyped';
import { gitIn, writeIn } from '@/tests/kit/temporary-project';

const key = 'about.hero.title';
const file = 'content/en/about.ts';
const now = await loadMarkedSite();
const recorded = now.sources[file] ?? '';
const titled = (title: string) => retyped(now, key, 'en', title).source;
const stale = await loadMarkedSite('.', { [file]: titled('A law firm that says so') });

const version = (commit: string, source: string | undefined): FileVersion => ({
  commit,
  date: '2026-01-02',
  source: () => Promise.resolve(source),
});

describe('the English changes of a stale text', () => {
  it.each([
    ['the last commit has it', [version('a', recorded)], 'a'],
    ['two commits have it: the newer counts', [version('a', recorded), version('b', recorded)], 'a'],
    ['newer commits have other words', [version('a', titled('Other words')), version('b', recorded)], 'b'],
    ['a newer commit does not compile', [version('a', 'const = ;'), version('b', recorded)], 'b'],
    ['the file was away for a while', [version('a', undefined), version('b', recorded)], 'b'],
    ['no commit has it', [version('a', titled('Other words'))], undefined],
    ['there is no Git', [], undefined],
  ])('come from the commit with the recorded text where %s', async (_, versions, expected) => {
    expect((await changedEnglish(stale, key, versions))?.commit).toBe(expected);
  });

  it('list the added and removed words and keep the others', async () => {
    const found = await changedEnglish(stale, key, [version('a', recorded)]);
    const words = (without: string) =>
      found?.changes
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join('');
    expect(words('added')).toBe(textAt(now, key).en?.text);
    expect(words('removed')).toBe('A law firm that says so');
  });
});

it('an earlier text is found in Git when the site is in a subfolder of the repository', async () => {
  const repository = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (...args: string[]) => gitIn(repository, ...args);
  try {
    git('init', '--quiet');
    const root = join(repository, 'website');
    for (const text of ['Old words', 'New words']) {
      writeIn(root, 'about.ts', text);
      git('add', '.');
      git('commit', '--quiet', '--message', text);
    }
    const versions = await versionsOf(root, 'about.ts');
    expect(await Promise.all(versions.map(({ source }) => source()))).toEqual(['New words', 'Old words']);
  } finally {
    rmSync(repository, { recursive: true });
  }
});
