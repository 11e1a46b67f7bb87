import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notices } from '@/content/notices';
import { lockFile } from '@/content-check/lock/lock-file';
import { noticeHashes } from '@/content-check/lock/translation-lock';
import { siteWithoutSpelling } from '@/editor/check/findings';
import { prepareVersion } from '@/editor/notices/new-version';
import { EditRefused } from '@/editor/refusals';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { markOf } from '@/editor/source/marks';
import { smallSite } from '../small-site';

let site: ReturnType<typeof smallSite>;
const notice = Object.keys(notices)[0] ?? '';
const locales = ['en', 'es'] as const;

beforeEach(() => {
  site = smallSite();
  const labels = { changes: 'Changed label', version: 'Version {version}', updated: 'Updated {date}' };
  const messages = JSON.stringify({ Legal: labels, InShort: { title: 'Summary label' } });
  const stamp = "{ version: '1', date: { kind: 'updated', year: 2026, month: 1 } }";
  site.write('content/notices.ts', `export const notices = { '${notice}': ${stamp} };`);
  for (const locale of locales) {
    site.write(`messages/${locale}.json`, messages);
    site.write(
      `content/${locale}/index.ts`,
      `import { page } from './legal/${notice}';\nexport const content = { '${notice}': page };`,
    );
    site.write(
      `content/${locale}/legal/${notice}.ts`,
      "export const page = { title: 'Notice', summary: [], sections: [], changes: [{ version: '1', text: 'First.' }] };",
    );
  }
});
afterEach(() => site.remove());

async function prepare(entry: string): Promise<void> {
  const entries = { en: entry, es: entry };
  await prepareVersion(site.root, { notice, from: '1', version: '2', date: '2026-02', entries });
}

it('keeps the text of the version before it with the labels that the site has now', async () => {
  await prepare('Second.');
  const { texts } = JSON.parse(site.read(`content/versions/${notice}/1.json`));
  for (const locale of locales) {
    expect(texts[locale].text).toContain('Changed label');
    expect(texts[locale].text).toContain('Summary label');
  }
});

it.each(['constructor', 'another'])('is refused for the name %s, which no notice has', async (name) => {
  const asked = { notice: name, from: '1', version: '2', date: '2026-02', entries: { en: 'Second.', es: 'Second.' } };
  await expect(prepareVersion(site.root, asked)).rejects.toThrow(`There is no notice ${name}.`);
});

it('has an entry of one line, however it was typed', async () => {
  await prepare(' We say more.\r\n\n  We keep less.\n');
  for (const locale of locales)
    expect(site.read(`content/${locale}/legal/${notice}.ts`)).toContain("text: 'We say more. We keep less.'");
});

it('has an entry without the invisible place marks of a page from which it was pasted', async () => {
  await prepare(`We say more.${markOf({ file: 3, literal: 5 })}`);
  for (const locale of locales)
    expect(site.read(`content/${locale}/legal/${notice}.ts`)).toContain("text: 'We say more.'");
});

it('does not record a text that was changed by hand as that of the version before', async () => {
  const recorded = noticeHashes(await siteWithoutSpelling(await loadMarkedSite(site.root)));
  const notices = { [notice]: { '1': { ...recorded[notice], es: 'another' } } };
  site.write(lockFile, JSON.stringify({ texts: {}, notices }));
  await expect(prepare('Second.')).rejects.toThrow(EditRefused);
  expect(existsSync(join(site.root, `content/versions/${notice}/1.json`))).toBe(false);
});
