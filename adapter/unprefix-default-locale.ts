import { existsSync } from 'node:fs';
import { access, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hostRules } from '@/hosts/rules';
import { defaultLocale } from '@/lib/i18n/routing';

/**
 * Moves the export of `en/` to the root: `en.html` becomes `index.html`, and `en/404.html` becomes the not-found page there; each other language
 * gets its own (`address-4`). Links in the pages already have no prefix. Throws if the export is not as expected.
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

/** Moves the contents of `folder` to `target`, merging folders that both have, and removes `folder`. */
async function moveInto(folder: string, target: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), join(target, entry.name)];
    if (entry.isDirectory() && existsSync(to)) await moveInto(from, to);
    else await rename(from, to);
  }
  await rm(folder, { recursive: true });
}
