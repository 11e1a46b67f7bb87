import { join } from 'node:path';
// Relative, because next.config.ts loads this file without the alias.
import { filesIn } from '../files/files-in';

/** Files whose texts can be edited, relative to the project's root. Sorted, because places refer to positions in this list. */
export function contentFiles(root = '.'): string[] {
  return ['content', 'messages']
    .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter(isContentFile)
    .sort();
}

/** Whether the texts of the file at this path of the project can be edited. */
export function isContentFile(file: string): boolean {
  return /^content\/(?:en|es)\/.*\.ts$|^messages\/.*\.json$/.test(file);
}
