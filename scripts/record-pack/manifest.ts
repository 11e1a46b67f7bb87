import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { filesIn } from '@/files/files-in';
import { sha256 } from '@/files/sha256';

/** A file of a pack: its path with `/`, its size in bytes and its SHA-256 in hexadecimal. */
export type PackedFile = { file: string; bytes: number; sha256: string };

/** Every file under `folder` by path, except those made from this list. */
export function filesOf(folder: string, except: readonly string[] = []): readonly PackedFile[] {
  return filesIn(folder)
    .filter((file) => !except.includes(file))
    .map((file) => {
      const content = readFileSync(join(folder, file));
      return { file, bytes: content.length, sha256: sha256(content) };
    });
}

/** Added, removed and changed files between two packs. PDF files contain their creation time, so only texts are compared. */
export function differenceOf(earlier: readonly PackedFile[], later: readonly PackedFile[]): Difference {
  const texts = (files: readonly PackedFile[]) =>
    new Map(files.filter(({ file }) => !file.endsWith('.pdf')).map(({ file, sha256 }) => [file, sha256]));
  const [before, after] = [texts(earlier), texts(later)];
  return {
    added: [...after.keys()].filter((file) => !before.has(file)),
    removed: [...before.keys()].filter((file) => !after.has(file)),
    changed: [...after.keys()].filter((file) => before.has(file) && before.get(file) !== after.get(file)),
  };
}

/** Paths of files that are in only one pack, and of those that differ. */
export type Difference = { added: readonly string[]; removed: readonly string[]; changed: readonly string[] };

/** The difference as readable text: the three lists, then a patch of each changed text. */
export function differenceText({ added, removed, changed }: Difference, earlier: string, later: string): string {
  const list = (title: string, files: readonly string[]) =>
    `${title}: ${files.length}\n${files.map((file) => `  ${file}\n`).join('')}`;
  const patches = changed
    .filter((file) => file.endsWith('.txt'))
    .map((file) =>
      createTwoFilesPatch(
        `earlier/${file}`,
        `later/${file}`,
        readFileSync(join(earlier, file), 'utf8'),
        readFileSync(join(later, file), 'utf8'),
      ),
    );
  return [list('Added', added), list('Removed', removed), list('Changed', changed), ...patches].join('\n');
}
