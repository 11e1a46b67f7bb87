import { join } from 'node:path';
// Relative, because next.config.ts loads this file without the alias.
import { filesIn } from '../files/files-in';

/** Files whose texts can be edited, relative to the project's root. Sorted, because places refer to positions in this list. */
export function contentFiles(root = '.'): string[] {
  const modules = ['content/en', 'content/es'].flatMap((folder) => filesBelow(root, folder, '.ts'));
  return [...modules, ...filesBelow(root, 'messages', '.json')].sort();
}

function filesBelow(root: string, folder: string, extension: string): string[] {
  return filesIn(join(root, folder))
    .filter((file) => file.endsWith(extension))
    .map((file) => join(folder, file));
}
