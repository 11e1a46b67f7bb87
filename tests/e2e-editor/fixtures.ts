import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { saveShortAddress } from '@/editor/facts/short-addresses';
import { editableTexts } from '@/editor/site/editable-texts';
import { fingerprintsAt, textAt } from '@/editor/site/find-text';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { hardTexts } from '@/editor/texts/hard-texts';
import { saveText } from '@/editor/texts/save-text';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { plainText } from '@/lib/text/inline-markup';
import { retyped } from '@/tests/kit/retyped';

/** The copy of the project that the editor changes. */
const folder = process.env.EDITOR_COPY ?? '';
const pathOf = (file: string) => join(folder, file);

/** The files of the copy, as somebody with a terminal sees them. */
export const disk = {
  pathOf,
  read: (file: string) => readFileSync(pathOf(file), 'utf8'),
  replace(file: string, find: string, put: string) {
    expect(disk.read(file), `${file} holds what is to be replaced`).toContain(find);
    writeFileSync(pathOf(file), disk.read(file).replace(find, put));
  },
  /** The text under `key` in a language, as it is read on the page. */
  async text(key: string, locale: CompleteLocale) {
    return plainText(textAt(await loadMarkedSite(folder), key)[locale]?.text ?? '');
  },
  /** Key of a list with at least two items in the copy of a page that is no notice. */
  async list() {
    const isSecond = /^(?!legal\.).*\.items\.1$/;
    const second = editableTexts(await loadMarkedSite(folder)).find(({ key }) => isSecond.test(key));
    expect(second, 'the copy of a page has such a list').toBeDefined();
    return second!.key.replace(/\.1$/, '');
  },
  /** Keys of the paragraphs that are too hard to read, in the order of all texts. */
  async hardTexts() {
    const hard = new Set(await hardTexts(folder));
    return editableTexts(await loadMarkedSite(folder)).flatMap(({ key }) => (hard.has(key) ? [key] : []));
  },
  /** Adds words to a text in one language's file, and nothing else. */
  async append(key: string, locale: CompleteLocale, words: string) {
    await disk.retype(key, locale, `${textAt(await loadMarkedSite(folder), key)[locale]?.text} ${words}`);
  },
  /** Commits a new short address. */
  async commitShortAddress(from: string, to: string) {
    await saveShortAddress(folder, { wanted: { from, to } });
    disk.git('commit', '--quiet', '--all', '--message', `Add ${from}`);
  },
  /** Changes a text in one language's file, and nothing else. */
  async retype(key: string, locale: CompleteLocale, words: string) {
    const { file, source } = retyped(await loadMarkedSite(folder), key, locale, words);
    writeFileSync(pathOf(file), source);
  },
  /** Commits a text in both languages as reviewed. */
  async commitText(key: string, en: string, es: string) {
    const seen = fingerprintsAt(await loadMarkedSite(folder), key);
    await saveText(folder, { key, texts: { en: [{ words: en }], es: [{ words: es }] }, seen });
    disk.git('commit', '--quiet', '--all', '--message', `Set ${key}`);
  },
  git: (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }),
  /** The output of the content check for the files as they are. Throws if it finds something. */
  check: () =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts'], { cwd: folder, encoding: 'utf8' }),
  /** Names of the files that differ from the last commit, with those that it does not have. */
  changed: () =>
    disk
      .git('status', '--porcelain', '--untracked-files=all', '--no-renames', '-z')
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice('?? '.length)),
};

/** The parts of the editor that a user sees, and the actions of a user. */
export function editing(page: Page) {
  const field = (language: 'English' | 'Spanish') => page.getByRole('textbox', { name: language, exact: true });
  const panel = page.getByRole('dialog', { name: /^Edit / });
  return {
    field,
    panel,
    /** The outline of a text on the page; its name has the first words of the text. */
    outline: (text: string) => page.getByRole('button', { name: `Edit: ${text.slice(0, 60)}` }).first(),
    save: page.getByRole('button', { name: /^Save (both languages|new text)$/ }),
    message: panel.getByRole('status', { name: 'Message' }),
    async openByKey(key: string) {
      await page.goto('/__editor/');
      await page.getByRole('searchbox', { name: 'Search' }).fill(key);
      await page.getByRole('button', { name: `Open ${key}`, exact: true }).click();
      await expect(panel).toBeVisible();
    },
    async write(english: string, spanish: string) {
      await field('English').fill(english);
      await field('Spanish').fill(spanish);
    },
    async saveAndClose() {
      await page.getByRole('button', { name: /^Save (both languages|new text)$/ }).click();
      await expect(panel).toBeHidden();
    },
  };
}

/** Playwright's `test` with the editor's page, in which an uncaught error fails the test; after each test every file is restored. */
export const test = base.extend<{ editor: ReturnType<typeof editing> }>({
  editor: [
    async ({ page }, provide) => {
      const start = disk.git('rev-parse', 'HEAD').trim();
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      await provide(editing(page));
      disk.git('reset', '--quiet', '--hard', start);
      disk.git('clean', '--quiet', '--force', '-d', '--', 'content');
      expect(uncaught, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
