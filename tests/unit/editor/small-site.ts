import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { formatLock } from '@/content-check/lock/format-lock';
import { lockFile } from '@/content-check/lock/lock-file';
import { textHashes } from '@/content-check/lock/translation-lock';
import { siteWithoutSpelling } from '@/editor/check/findings';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { gitIn, writeIn } from '@/tests/kit/temporary-project';

/** A site that is as small as the editor can load, in a subfolder of a Git repository of its own. */
export function smallSite() {
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  const repository = mkdtempSync(join(tmpdir(), 'small-site-'));
  const root = join(repository, 'website');
  const write = (name: string, text: string) => writeIn(root, name, text);
  for (const locale of ['en', 'es']) write(`messages/${locale}.json`, '{}');
  write(
    'content/firm.ts',
    `export const firm = {
  name: '', shortName: '', siteUrl: '', phones: {}, emails: {}, addresses: {}, sites: {}, arbitrationBodies: [],
};`,
  );
  write('content/notices.ts', 'export const notices = {};');
  const facts = ['hoursIn', 'sitesIn', 'repliesIn', 'contactLimitsIn'].map((name) => `${name} = () => ({})`);
  write('content/facts-in-copy.ts', `export const phone = {}, email = {}, at = {}, ${facts.join(', ')};`);
  write(lockFile, formatLock({ texts: {}, notices: {} }));
  write('package.json', '{ "prettier": { "singleQuote": true } }');
  for (const folder of ['node_modules', 'public/engravings', 'content/versions'])
    mkdirSync(join(root, folder), { recursive: true });
  gitIn(repository, 'init', '--quiet');

  return {
    root,
    git: (...args: string[]) => gitIn(root, ...args),
    write,
    read: (name: string) => readFileSync(join(root, name), 'utf8'),
    /** Writes pages in both languages, each as a file of its own or as the folder of that name. */
    writePages(pages: Readonly<Record<string, string>>) {
      for (const locale of ['en', 'es']) {
        rmSync(join(root, 'content', locale), { recursive: true, force: true });
        const imports = Object.keys(pages).map((file) => [file, file.replace(/\/index$/, '')] as const);
        const lines = imports.map(([, page]) => `import { page as ${page} } from './${page}';`);
        const names = imports.map(([, page]) => page).join(', ');
        write(`content/${locale}/index.ts`, `${lines.join('\n')}\nexport const content = { ${names} };`);
        for (const [file, code] of Object.entries(pages))
          write(`content/${locale}/${file}.ts`, `export const page = ${code};\n`);
      }
    },
    /** Records all texts as reviewed. */
    async record() {
      const texts = textHashes(await siteWithoutSpelling(await loadMarkedSite(root)));
      write(lockFile, formatLock({ texts, notices: {} }));
    },
    commit() {
      this.git('add', '.');
      this.git('commit', '--quiet', '--message', 'Start');
    },
    remove: () => rmSync(repository, { recursive: true }),
  };
}
