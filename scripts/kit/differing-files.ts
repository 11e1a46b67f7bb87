import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/files/files-in';

/** Paths of files that differ between two folders or exist in only one. By default all files are compared, byte by byte. */
export function differingFiles(
  first: string,
  second: string,
  list: (folder: string) => readonly string[] = filesIn,
  read: (file: string) => string = (file) => readFileSync(file, 'latin1'),
): string[] {
  const [before, after] = [new Set(list(first)), new Set(list(second))];
  return [...new Set([...before, ...after])]
    .filter((name) => !before.has(name) || !after.has(name) || read(join(first, name)) !== read(join(second, name)))
    .sort();
}
