import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files under `folder`, from there and with `/`, such as `es/about.html`, in their order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
