import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeFolders } from './made-folders.mjs';

const leftOut = ['.git', ...madeFolders];

/**
 * Copies the project in its current state, with its packages, to a temporary folder; `remove` deletes the folder. Commands that use it are
 * started with `node --import tsx`, because after Ctrl+C the command `tsx` gives them too little time to delete it.
 */
export function throwAwayCopy(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    for (const entry of readdirSync('.').filter((each) => !leftOut.includes(each)))
      cpSync(entry, join(folder, entry), { recursive: true });
    copyPackages(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Copies packages as hard links if the file system allows it; Turbopack refuses symbolic links that lead out of the project. */
function copyPackages(folder: string) {
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' });
  } catch {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', folder]);
  }
}
