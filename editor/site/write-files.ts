import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { messageOf } from '@/lib/text/message-of';
import { EditConflict } from '../refusals';

/** Formats a source with the project's formatter. Throws if it does not parse. */
export async function formatted(root: string, file: string, source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(join(root, 'package.json'))), filepath: file });
}

/** Thrown for a file that the editor may not write. */
export class ReadOnlyFile extends Error {}

/** Texts of files, by name. */
export type FileTexts = Readonly<Record<string, string>>;

/**
 * Writes several files atomically, existing or new: each is first written beside its place, then renamed into it. `base` has the texts from which
 * they were made, of these and other files. Throws if a file cannot be written, and `EditConflict` if one is no longer as in `base`, with all files
 * unchanged.
 */
export async function writeFiles(root: string, files: FileTexts, base: FileTexts = {}): Promise<void> {
  const names = Object.keys(files);
  const before = new Map<string, string | undefined>();
  for (const name of names) before.set(name, await writableText(join(root, name), name));
  const changed = await changedSince(root, base);
  if (changed !== undefined) throw new EditConflict(`Someone changed ${changed} at this moment. Nothing was written.`);
  const beside = (name: string) => join(root, `${name}.editing`);
  try {
    for (const name of names) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(beside(name), files[name] ?? '');
    }
    for (const name of names) await rename(beside(name), join(root, name));
  } catch (error) {
    for (const name of names) await rm(beside(name), { force: true });
    const restored = await Promise.allSettled([...before].map(([name, text]) => restore(join(root, name), text)));
    const lost = names.filter((_, index) => restored[index]?.status === 'rejected');
    if (lost.length === 0) throw error;
    throw new Error(`${messageOf(error)} Look at these files, which could not be restored: ${lost.join(', ')}.`, {
      cause: error,
    });
  }
}

/** The first file that is no longer as in `base`. */
async function changedSince(root: string, base: FileTexts): Promise<string | undefined> {
  const read = (name: string) => readFile(join(root, name), 'utf8').catch(() => undefined);
  const present = await Promise.all(Object.keys(base).map(async (name) => [name, await read(name)] as const));
  return present.find(([name, text]) => text !== base[name])?.[0];
}

async function restore(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) await rm(path, { force: true });
  else await writeFile(path, text);
}

/** The text of a file if it exists. Throws if the file is read-only, which a rename would ignore. */
async function writableText(path: string, name: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  const { mode } = await stat(path);
  const ownerMayWrite = 0o200;
  if ((mode & ownerMayWrite) === 0) throw new ReadOnlyFile(name);
  return readFile(path, 'utf8');
}
