import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that are not byte for byte the same in two folders, those that are in one of them only included. */
export function differingFiles(first: string, second: string): string[] {
  const [before, after] = [filesOf(first), filesOf(second)];
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

function filesOf(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length + 1)),
  );
}
