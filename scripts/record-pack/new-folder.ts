import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Makes `folder`, which may exist if it is empty, from what `write` writes into another one.
 * If `write` fails, nothing is left that would block a retry.
 */
export async function inNewFolder<T>(folder: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  const unfinished = `${resolve(folder)}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    const written = await write(unfinished);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(unfinished, folder);
    return written;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
