import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { messageOf } from '@/lib/text/message-of';
import { EditConflict, EditRefused } from '../refusals';

/** Formats a source with the project's formatter. Throws if it does not parse. */
export async function formatted(root: string, file: string, source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(join(root, 'package.json'))), filepath: file });
}

/** Texts of files, by name. */
export type FileTexts = Readonly<Record<string, string>>;

/** What an existing file has, and a file in its place gets. */
type Present = { text: string; permissions: number };

/**
 * Writes several files, existing or new: all of them, or none unless the process is killed. `base` has the texts from which they were made, of
 * these and other files. Throws if a file cannot be written, and `EditConflict` if one is no longer as in `base`, with all files unchanged.
 */
export async function writeFiles(root: string, files: FileTexts, base: FileTexts = {}): Promise<void> {
  const before = new Map<string, Present | undefined>();
  for (const name of Object.keys(files)) before.set(name, await writableFile(join(root, name), name));
  const changed = await changedSince(root, base);
  if (changed !== undefined) throw new EditConflict(`Someone changed ${changed} at this moment. Nothing was written.`);
  writeTogether(root, files, before);
}

/** Writes each file beside its place, then renames all into it. It does not wait, because a signal may end the process wherever it waits. */
function writeTogether(root: string, files: FileTexts, before: ReadonlyMap<string, Present | undefined>): void {
  const names = Object.keys(files);
  const beside = (name: string) => join(root, `${name}.editing`);
  try {
    for (const name of names) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(beside(name), files[name] ?? '');
      const present = before.get(name);
      if (present) chmodSync(beside(name), present.permissions);
    }
    for (const name of names) renameSync(beside(name), join(root, name));
  } catch (error) {
    for (const name of names) rmSync(beside(name), { force: true });
    const lost = names.filter((name) => !isRestored(join(root, name), before.get(name)?.text));
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

function isRestored(path: string, text: string | undefined): boolean {
  try {
    if (text === undefined) rmSync(path, { force: true });
    else writeFileSync(path, text);
    return true;
  } catch {
    return false;
  }
}

/** A file, if it exists. Throws if it is read-only, which a rename would ignore, or a symbolic link, which a rename would replace. */
async function writableFile(path: string, name: string): Promise<Present | undefined> {
  const state = lstatSync(path, { throwIfNoEntry: false });
  if (!state) return undefined;
  const permissions = state.mode & 0o777;
  const ownerMayWrite = 0o200;
  const fault = state.isSymbolicLink()
    ? 'a link to another file'
    : (permissions & ownerMayWrite) === 0
      ? 'read-only'
      : undefined;
  if (fault) throw new EditRefused(`${name} is ${fault}: nothing was written. Your text is kept here.`);
  return { text: await readFile(path, 'utf8'), permissions };
}
