import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const entries = readdirSync('out', { recursive: true, withFileTypes: true });

/** Paths of all files in `out/`, such as `/es/about.html`. */
const files: ReadonlySet<string> = new Set(
  entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice('out'.length)),
);

/** What `answer` asks: whether the site has a page or a file at an address. */
export function exists(path: string): boolean {
  return path === '/' || files.has(path) || files.has(`${path}.html`);
}

/** The first file whose path fits, so that a test need not know a hashed name. */
export function fileLike(pattern: RegExp): string {
  const found = [...files].find((path) => pattern.test(path));
  if (!found) throw new Error(`out/ has no file like ${pattern}`);
  return found;
}
