import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** A class of a CSS module as Turbopack names it: a hash of six characters, and its name in the file. */
const moduleClass = /\.(_?[\w-]{6}_[A-Za-z][\w-]*)/g;

/**
 * Gives the classes of CSS modules names of four letters in all `files` of the export, because names are a tenth of a page. A name is
 * made of the long one alone, so a file that is cached by its address never means another. Throws when two classes would get one name.
 */
export function shortenClassNames(files: readonly string[]): void {
  const texts = new Map(
    files.filter((file) => /\.(css|html|js|txt)$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const sheets = [...texts].filter(([file]) => file.endsWith('.css')).map(([, css]) => css);
  const shortNames = shortNamesOf(sheets.flatMap((css) => [...css.matchAll(moduleClass)].map(([, name = '']) => name)));
  if (shortNames.size === 0) return;
  const longNames = new RegExp(`(?<![\\w-])(?:${[...shortNames.keys()].join('|')})(?![\\w-])`, 'g');
  for (const [file, text] of texts) {
    const shorter = text.replace(longNames, (name) => shortNames.get(name) ?? name);
    if (shorter !== text) writeFileSync(file, shorter);
  }
}

/** A short name for each of `names`. Throws when two are the same. */
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
