import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Matches Turbopack's name for a class of a CSS module: a hash of six characters, and its name in the file. */
const moduleClass = /\.(_?[\w-]{6}_[A-Za-z][\w-]*)/g;

/** Matches anything that could be a class: one lookup per word is faster than searching for hundreds of names. */
const word = /[\w-]+/g;

/**
 * Renames the classes of CSS modules to four letters in all `files` of the export, because their names are a tenth of a page. A short name is
 * derived from the long one only, so cached files stay consistent; throws if two classes would get the same name.
 */
export function shortenClassNames(files: readonly string[]): void {
  const classes = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(moduleClass)].map(([, name = '']) => name));
  const shortNames = shortNamesOf(classes);
  if (shortNames.size === 0) return;
  for (const file of files.filter((each) => /\.(css|html|js|txt)$/.test(each))) {
    const text = readFileSync(file, 'utf8');
    const shorter = text.replace(word, (name) => shortNames.get(name) ?? name);
    if (shorter !== text) writeFileSync(file, shorter);
  }
}

/** A short name for each of `names`. Throws if two are equal. */
export function shortNamesOf(names: readonly string[]): ReadonlyMap<string, string> {
  const shortNames = new Map(names.map((name) => [name, shortName(name)]));
  if (new Set(shortNames.values()).size < shortNames.size)
    throw new Error('Two classes would get the same short name: rename one of those that were added last');
  return shortNames;
}

function shortName(name: string): string {
  const letters = createHash('sha256')
    .update(name)
    .digest('base64')
    .replace(/[^A-Za-z]/g, '');
  return letters.slice(0, 4);
}
