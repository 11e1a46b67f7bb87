import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesSince } from '@/scripts/release-sheet/changes-since';
import { gitIn, writeIn } from '@/tests/kit/temporary-project';

let root = '';

const git = (...args: string[]) => gitIn(root, ...args);
const write = (name: string, text: string) => writeIn(root, name, text);

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  root = mkdtempSync(join(tmpdir(), 'changes-since-'));
  for (const locale of ['en', 'es']) {
    write(`messages/${locale}.json`, '{}');
    write(`content/${locale}/index.ts`, "export const content = { home: { title: 'Welcome' } };");
  }
  write('content/firm.ts', "export const firm = { phone: '1' };\n");
  write('content/notices.ts', 'export const notices = {};');
  const facts = ['hoursIn', 'sitesIn', 'repliesIn', 'contactLimitsIn'].map((name) => `${name} = () => ({})`);
  write('content/facts-in-copy.ts', `export const phone = {}, email = {}, at = {}, ${facts.join(', ')};`);
  mkdirSync(join(root, 'node_modules'));
  git('init', '--quiet');
  git('add', 'content', 'messages');
  git('commit', '--quiet', '--message', 'Start');
  git('tag', 'v1');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the changes since a tag', () => {
  it('are read the same way if the user has set colors and another program for differences', async () => {
    git('config', 'color.ui', 'always');
    git('config', 'diff.external', 'echo');
    git('config', 'log.showSignature', 'true');
    write('content/firm.ts', "export const firm = { phone: '2' };\n");
    write('public/icon.svg', '<svg/>');
    git('add', 'public');
    const { facts, pictures } = await changesSince(root, 'v1');
    expect(facts).toEqual([
      {
        file: 'content/firm.ts',
        lines: [
          { kind: 'removed', text: "export const firm = { phone: '1' };" },
          { kind: 'added', text: "export const firm = { phone: '2' };" },
        ],
      },
    ]);
    expect(pictures).toEqual([{ file: 'public/icon.svg', what: 'added' }]);
  });

  it('name those that are not committed, also new files', async () => {
    write('content/firm.ts', "export const firm = { phone: '2' };\n");
    git('commit', '--all', '--quiet', '--message', 'Another phone');
    expect((await changesSince(root, 'v1')).uncommitted).toEqual([]);
    write('messages/en.json', '{ "Menu": {} }');
    write('public/new.svg', '<svg/>');
    const { uncommitted, pictures } = await changesSince(root, 'v1');
    expect(uncommitted).toEqual([
      { file: 'messages/en.json', what: 'changed' },
      { file: 'public/new.svg', what: 'added' },
    ]);
    expect(pictures).toEqual([{ file: 'public/new.svg', what: 'added' }]);
  });

  it.each(['content/navigation.ts', 'content/help/situations.ts', 'lib/law.ts', 'hosts/redirects.ts'])(
    'include those of %s',
    async (file) => {
      write(file, 'export const days = 5;\n');
      git('add', file);
      git('commit', '--quiet', '--message', 'A fact');
      write(file, 'export const days = 6;\n');
      const { facts } = await changesSince(root, 'HEAD');
      expect(facts.map((fact) => fact.file)).toEqual([file]);
    },
  );

  it('include all lines of a new file of facts, whether Git has it or not', async () => {
    write('content/holidays.ts', "export const holidays = [\n  '2026-12-25',\n];\n");
    const untracked = (await changesSince(root, 'v1')).facts;
    expect(untracked).toEqual([
      {
        file: 'content/holidays.ts',
        lines: ['export const holidays = [', "'2026-12-25',", '];'].map((text) => ({ kind: 'added', text })),
      },
    ]);
    git('add', 'content');
    expect((await changesSince(root, 'v1')).facts).toEqual(untracked);
  });

  it('name no program, lock or record as a fact', async () => {
    const files = [
      'content/types/firm.ts',
      'content/paired-pages.ts',
      'content/help/lists.ts',
      'content/glossary/strict.ts',
      'content/translation.lock.json',
      'content/versions/a/1.json',
      'lib/sum.ts',
    ];
    for (const file of files) write(file, '1\n');
    git('add', ...files);
    git('commit', '--quiet', '--message', 'Other files');
    expect((await changesSince(root, 'v1')).facts).toEqual([]);
  });

  it('need a tag or commit that is there', async () => {
    await expect(changesSince(root, 'v9')).rejects.toThrow('There is no tag or commit v9.');
  });

  it('need a repository, and do not blame the tag without one', async () => {
    rmSync(join(root, '.git'), { recursive: true });
    await expect(changesSince(root, 'v1')).rejects.toThrow('not a git repository');
  });
});
