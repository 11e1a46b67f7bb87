import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files of the site in `root`, such as `/es/about.html`. They are asked for by name: no path of a request reaches the file system. */
export function publishedFiles(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${join(entry.parentPath, entry.name).slice(join(root).length + 1)}`),
  );
}
