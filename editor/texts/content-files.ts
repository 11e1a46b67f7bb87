import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files whose texts can be edited, relative to the project's root. Sorted, because places refer to positions in this list. */
export function contentFiles(root = '.'): string[] {
  const modules = ['content/en', 'content/es'].flatMap((folder) => filesBelow(root, folder, /\.ts$/));
  return [...modules, ...filesBelow(root, 'messages', /\.json$/)].sort();
}

function filesBelow(root: string, folder: string, wanted: RegExp): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => wanted.test(entry)).map((entry) => join(folder, entry));
}
