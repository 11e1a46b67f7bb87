import { createHash } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Tells whether a file still is what somebody saw: SHA-256 of its text, hexadecimal. */
export function fingerprint(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}

/** The source as the project's formatter writes it. Throws where it does not parse. */
export async function formatted(root: string, file: string, source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(join(root, 'package.json'))), filepath: file });
}

/** A file that the editor may not write. */
export class ReadOnlyFile extends Error {}

/**
 * Writes several files so that each is whole at any moment: beside the old one first, then in its place.
 * Throws, with all files as they were, where one cannot be written.
 */
export async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(files);
  const before = new Map<string, string>();
  for (const name of names) before.set(name, await writableText(join(root, name), name));
  const beside = (name: string) => join(root, `${name}.editing`);
  try {
    for (const name of names) await writeFile(beside(name), files[name] ?? '');
    for (const name of names) await rename(beside(name), join(root, name));
  } catch (error) {
    for (const name of names) await rm(beside(name), { force: true });
    for (const [name, text] of before) await writeFile(join(root, name), text).catch(() => undefined);
    throw error;
  }
}

/** A rename would replace a file that is marked read-only: the mark is asked for first. */
async function writableText(path: string, name: string): Promise<string> {
  const { mode } = await stat(path);
  const ownerMayWrite = 0o200;
  if ((mode & ownerMayWrite) === 0) throw new ReadOnlyFile(name);
  return readFile(path, 'utf8');
}
