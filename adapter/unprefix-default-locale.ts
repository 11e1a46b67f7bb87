import { existsSync } from 'node:fs';
import { access, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What Next exported under `en/` moves to the root, `en.html` becomes `index.html`, and the not-found
 * pages become `404.html` and `es/404.html` (`address-4`). The links in the pages already are unprefixed.
 * Throws when the export is not as expected, so that no half-finished site is left.
 */
export async function unprefixDefaultLocale(out: string): Promise<void> {
  await Promise.all(
    ['_not-found', '_not-found.html', '_not-found.txt', '404.html'].map((name) =>
      rm(join(out, name), { recursive: true, force: true }),
    ),
  );
  await moveInto(join(out, 'en'), out);
  await rename(join(out, 'en.html'), join(out, 'index.html'));
  await rename(join(out, 'en.txt'), join(out, 'index.txt'));
  await Promise.all(['404.html', 'es/404.html'].map((name) => access(join(out, name))));
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
