import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files whose texts can be edited, from the project's root, sorted: the same list wherever it is asked for. */
export function contentFiles(root = '.'): string[] {
  const modules = ['content/en', 'content/es'].flatMap((folder) => filesBelow(root, folder, /\.ts$/));
  return [...modules, ...filesBelow(root, 'messages', /\.json$/)].sort();
}

function filesBelow(root: string, folder: string, wanted: RegExp): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => wanted.test(entry)).map((entry) => join(folder, entry));
}
