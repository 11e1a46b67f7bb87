import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const leftOut = new Set(['.git', '.next', 'node_modules', 'out', 'host', 'test-results', 'screenshots']);

/** Copies the project, with its packages and without what was built, to a new folder whose name begins with `name`; gives the folder. Who calls it removes it. */
export function throwAwayCopy(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const entry of readdirSync('.').filter((entry) => !leftOut.has(entry))) cpSync(entry, join(copy, entry), { recursive: true });
  copyPackages(copy);
  return copy;
}

/** As hard links where the file system allows it; Turbopack refuses a symbolic link that leads out of the project. */
function copyPackages(copy: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', copy], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', 'node_modules', copy]);
  }
}
