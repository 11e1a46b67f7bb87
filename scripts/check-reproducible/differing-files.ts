import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/files/files-in';

/** Files that differ between two folders, including those that exist in only one. */
export function differingFiles(first: string, second: string): string[] {
  const [before, after] = [new Set(filesIn(first)), new Set(filesIn(second))];
  const names = [...new Set([...before, ...after])].sort();
  return names
    .filter(
      (name) =>
        !before.has(name) ||
        !after.has(name) ||
        !readFileSync(join(first, name)).equals(readFileSync(join(second, name))),
    )
    .map((name) => join(first, name));
}
