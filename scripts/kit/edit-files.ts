import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One replacement in a file, which is named from the project's root: of the first `find`, or of all if it is a global pattern.
 * `put` is the new text, or makes it from the found text.
 */
export type Edit = { file: string; find: string | RegExp; put: string | ((found: string) => string) };

/** Makes `edits` in the project in `folder`. Throws for one that finds nothing, because the script must then be updated with the file. */
export function editFiles(folder: string, edits: readonly Edit[]): void {
  for (const { file, find, put } of edits) {
    const path = join(folder, file);
    let found = 0;
    const changed = readFileSync(path, 'utf8').replace(find, (text) => {
      found++;
      return typeof put === 'string' ? put : put(text);
    });
    if (found === 0)
      throw new Error(`${path} does not contain ${String(find)}: update the script that searches for it`);
    writeFileSync(path, changed);
  }
}
