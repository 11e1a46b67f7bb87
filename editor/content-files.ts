import { join } from 'node:path';
// Relative, because next.config.ts loads this file without the alias.
import { filesIn } from '../files/files-in';
import { completeLocales } from '../lib/i18n/routing';

/** Folders whose texts can be edited: the copy of each language, and the messages. */
export const textFolders: readonly string[] = [...completeLocales.map((locale) => `content/${locale}`), 'messages'];

/** Matches the paths of content modules that have texts. */
export const contentModule = new RegExp(`^content/(?:${completeLocales.join('|')})/.*\\.ts$`);

/** Files whose texts can be edited, relative to the project's root. Sorted, because places refer to positions in this list. */
export function contentFiles(root = '.'): string[] {
  return textFolders
    .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter(isContentFile)
    .sort();
}

/** Whether the texts of the file at this path of the project can be edited. */
export function isContentFile(file: string): boolean {
  return contentModule.test(file) || /^messages\/.*\.json$/.test(file);
}
