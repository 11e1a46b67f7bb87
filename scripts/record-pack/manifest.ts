import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { filesIn } from '@/files/files-in';

/** A file of a pack: its path with `/`, its bytes and the SHA-256 of them in hex. */
export type PackedFile = { file: string; bytes: number; sha256: string };

/** Every file under `folder` by path, but the ones that are made of this list. */
export function filesOf(folder: string, except: readonly string[] = []): readonly PackedFile[] {
  return filesIn(folder)
    .filter((file) => !except.includes(file))
    .map((file) => {
      const content = readFileSync(join(folder, file));
      return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    });
}

/** What came, went and changed between two packs. PDF files name their time, so that texts alone are compared. */
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

/** Paths of files that are in one pack only, and of those whose bytes differ. */
export type Difference = { added: readonly string[]; removed: readonly string[]; changed: readonly string[] };

/** The difference as a text to read: the three lists, then each changed text line by line as a patch. */
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
