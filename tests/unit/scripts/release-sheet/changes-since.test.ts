import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesSince } from '@/scripts/release-sheet/changes-since';
import { smallSite } from '@/tests/unit/editor/small-site';

let site: ReturnType<typeof smallSite>;
const git = (...args: string[]) => site.git(...args);
const write = (name: string, text: string) => site.write(name, text);

beforeEach(() => {
  site = smallSite();
  site.writePages({ home: "{ title: 'Welcome' }" });
  write('content/firm.ts', "export const firm = { phone: '1' };\n");
  site.commit();
  git('tag', 'v1');
});
afterEach(() => site.remove());

describe('the changes since a tag', () => {
  it('are read the same way if the user has set colors and another program for differences', async () => {
    git('config', 'color.ui', 'always');
    git('config', 'diff.external', 'echo');
    git('config', 'log.showSignature', 'true');
    write('content/firm.ts', "export const firm = { phone: '2' };\n");
    write('public/icon.svg', '<svg/>');
    git('add', 'public');
    const { facts, pictures } = await changesSince(site.root, 'v1');
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
    expect((await changesSince(site.root, 'v1')).uncommitted).toEqual([]);
    write('messages/en.json', '{ "Menu": {} }');
    write('public/new.svg', '<svg/>');
    const { uncommitted, pictures } = await changesSince(site.root, 'v1');
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
      const { facts } = await changesSince(site.root, 'HEAD');
      expect(facts.map((fact) => fact.file)).toEqual([file]);
    },
  );

  it('include all lines of a new file of facts, whether Git has it or not', async () => {
    write('content/holidays.ts', "export const holidays = [\n  '2026-12-25',\n];\n");
    const untracked = (await changesSince(site.root, 'v1')).facts;
    expect(untracked).toEqual([
      {
        file: 'content/holidays.ts',
        lines: ['export const holidays = [', "'2026-12-25',", '];'].map((text) => ({ kind: 'added', text })),
      },
    ]);
    git('add', 'content');
    expect((await changesSince(site.root, 'v1')).facts).toEqual(untracked);
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
    expect((await changesSince(site.root, 'v1')).facts).toEqual([]);
  });

  it('need a tag or commit that is there', async () => {
    await expect(changesSince(site.root, 'v9')).rejects.toThrow('There is no tag or commit v9.');
  });

  it('need a repository, and do not blame the tag without one', async () => {
    rmSync(join(site.root, '../.git'), { recursive: true });
    await expect(changesSince(site.root, 'v1')).rejects.toThrow('not a git repository');
  });
});
