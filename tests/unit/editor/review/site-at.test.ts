import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedTexts } from '@/editor/review/changed-texts';
import { siteAt } from '@/editor/review/site-at';
import { editableTexts } from '@/editor/site/editable-texts';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { gitIn, writeIn } from '@/tests/kit/temporary-project';

let repository = '';
let root = '';

const git = (...args: string[]) => gitIn(root, ...args);
const write = (name: string, text: string) => writeIn(root, name, text);

/** Writes pages in both languages, each as a file of its own or as the folder of that name. */
function writePages(pages: Readonly<Record<string, string>>): void {
  for (const locale of ['en', 'es']) {
    rmSync(join(root, 'content', locale), { recursive: true, force: true });
    const imports = Object.keys(pages).map((file) => [file, file.replace(/\/index$/, '')] as const);
    const lines = imports.map(([, page]) => `import { page as ${page} } from './${page}';`);
    const names = imports.map(([, page]) => page).join(', ');
    write(`content/${locale}/index.ts`, `${lines.join('\n')}\nexport const content = { ${names} };`);
    for (const [file, title] of Object.entries(pages))
      write(`content/${locale}/${file}.ts`, `export const page = { title: '${title}' };`);
  }
}

async function changedKeys(): Promise<string[]> {
  return changedTexts(await siteAt(root, 'HEAD'), await loadMarkedSite(root)).map(({ key }) => key);
}

async function titlesAtHead(): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(editableTexts(await siteAt(root, 'HEAD')).map(({ key, en }) => [key, en?.text]));
}

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  repository = mkdtempSync(join(tmpdir(), 'site-at-'));
  root = join(repository, 'website');
  for (const locale of ['en', 'es']) write(`messages/${locale}.json`, '{}');
  write('content/firm.ts', 'export const firm = {};');
  write('content/notices.ts', 'export const notices = {};');
  const facts = ['hoursIn', 'sitesIn', 'repliesIn', 'contactLimitsIn'].map((name) => `${name} = () => ({})`);
  write('content/inline.ts', `export const phone = {}, email = {}, at = {}, ${facts.join(', ')};`);
  mkdirSync(join(root, 'node_modules'));
  writePages({ home: 'Welcome', fees: 'What it costs' });
  execFileSync('git', ['init', '--quiet'], { cwd: repository });
  git('add', 'content', 'messages');
  git('commit', '--quiet', '--message', 'Start');
});
afterEach(() => rmSync(repository, { recursive: true }));

describe('the site at a commit', () => {
  it('has a page that was deleted since', async () => {
    writePages({ home: 'Welcome' });
    expect(await titlesAtHead()).toEqual({ 'home.title': 'Welcome', 'fees.title': 'What it costs' });
    expect(await changedKeys()).toEqual(['fees.title']);
  });

  it.each([
    ['written', () => undefined],
    ['added to Git', () => git('add', 'content')],
  ])('lacks a page that was %s since', async (_, addToGit) => {
    writePages({ home: 'Welcome', fees: 'What it costs', staff: 'Who works here' });
    addToGit();
    expect(await titlesAtHead()).toEqual({ 'home.title': 'Welcome', 'fees.title': 'What it costs' });
    expect(await changedKeys()).toEqual(['staff.title']);
  });

  it('has a page under its former name', async () => {
    writePages({ home: 'Welcome', prices: 'What it costs' });
    git('add', 'content');
    expect(await changedKeys()).toEqual(['prices.title', 'fees.title']);
  });

  it('has a page that became a folder, with its earlier text', async () => {
    writePages({ home: 'Welcome', 'fees/index': 'What you pay' });
    expect(await titlesAtHead()).toEqual({ 'home.title': 'Welcome', 'fees.title': 'What it costs' });
    git('add', 'content');
    git('commit', '--quiet', '--message', 'A folder');
    writePages({ home: 'Welcome', fees: 'What it costs' });
    expect(await titlesAtHead()).toEqual({ 'home.title': 'Welcome', 'fees.title': 'What you pay' });
  });
});
