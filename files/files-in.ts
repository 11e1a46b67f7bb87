import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files under `folder`, relative to it and with `/`, such as `es/about.html`, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
