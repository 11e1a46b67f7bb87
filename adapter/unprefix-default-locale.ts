import { existsSync } from 'node:fs';
import { access, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hostRules } from '../hosts/rules';
import { defaultLocale } from '@/lib/i18n/routing';

/**
 * What Next exported under `en/` moves to the root, `en.html` becomes `index.html`, and `en/404.html` the not-found page
 * there, beside that of each other language (`address-4`). The links in the pages already are unprefixed. Throws when the
 * export is not as expected, so that no half-finished site is left.
 */
export async function unprefixDefaultLocale(out: string): Promise<void> {
  await Promise.all(
    ['_not-found', '_not-found.html', '_not-found.txt', '404.html'].map((name) =>
      rm(join(out, name), { recursive: true, force: true }),
    ),
  );
  await moveInto(join(out, defaultLocale), out);
  await rename(join(out, `${defaultLocale}.html`), join(out, 'index.html'));
  await rename(join(out, `${defaultLocale}.txt`), join(out, 'index.txt'));
  await Promise.all(hostRules.notFoundPages.map(({ file }) => access(join(out, file))));
}

/** Moves what is in `folder` to `target`, and the folder goes; folders that both have become one. */
async function moveInto(folder: string, target: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), join(target, entry.name)];
    if (entry.isDirectory() && existsSync(to)) await moveInto(from, to);
    else await rename(from, to);
  }
  await rm(folder, { recursive: true });
}
