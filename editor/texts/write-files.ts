import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
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

/**
 * Writes several files so that each is whole at any moment: beside the old one first, then in its place.
 * Throws, with all files as they were, where one cannot be written.
 */
export async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(files);
  const before = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8').catch(() => undefined)));
  await Promise.all(names.map((name) => writeFile(join(root, `${name}.editing`), files[name] ?? '')));
  try {
    for (const name of names) await rename(join(root, `${name}.editing`), join(root, name));
  } catch (error) {
    await Promise.all(
      names.map((name, index) => writeFile(join(root, name), before[index] ?? '').catch(() => undefined)),
    );
    throw error;
  }
}
