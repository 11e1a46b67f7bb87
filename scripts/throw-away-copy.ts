import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const leftOut = new Set(['.git', '.next', 'node_modules', 'out', 'host', '.vercel', 'test-results', 'screenshots']);

/** Copies the project as it stands, with its packages, into a folder of its own; `remove` takes the folder away. */
export function throwAwayCopy(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const entry of readdirSync('.').filter((each) => !leftOut.has(each)))
      cpSync(entry, join(folder, entry), { recursive: true });
    copyPackages(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** As hard links where the file system allows it; Turbopack refuses a symbolic link that leads out of the project. */
function copyPackages(folder: string) {
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' });
  } catch {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', folder]);
  }
}
