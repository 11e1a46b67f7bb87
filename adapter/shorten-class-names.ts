import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Matches Turbopack's name for a class or an animation of a CSS module: a hash of six characters for the module, then the name in its file. */
const moduleName = /(?:\.|@keyframes )((_?[\w-]{6})_[A-Za-z][\w-]*)/g;

/** Matches a digit at the start of such a hash, which CSS must escape (`\31 `). */
const firstDigit = /(?<=\.-?)\\3(\d) /g;

/** Matches anything that could be a class: one lookup per word is faster than searching for hundreds of names. */
const word = /[\w-]+/g;

/**
 * Renames the classes and animations of CSS modules in all `files` of the export, because their names are a tenth of a page: to four
 * characters, or five from the 37th class of a module on. A short name depends only on the classes of its module, so a cached chunk stays
 * valid: it contains all of these classes.
 */
export function shortenClassNames(files: readonly string[]): void {
  const shortNames = shortNamesOf(classesIn(files.filter((file) => file.endsWith('.css'))));
  if (shortNames.size === 0) return;
  for (const file of files.filter((each) => /\.(css|html|js|txt)$/.test(each))) {
    const text = readFileSync(file, 'utf8');
    const shorter = withDigits(file, text).replace(word, (name) => shortNames.get(name) ?? name);
    if (shorter !== text) writeFileSync(file, shorter);
  }
}

const withDigits = (file: string, text: string) => (file.endsWith('.css') ? text.replace(firstDigit, '$1') : text);

/** The names in each CSS module, by the module's hash. */
function classesIn(sheets: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const classes = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const [, name = '', module = ''] of withDigits(sheet, readFileSync(sheet, 'utf8')).matchAll(moduleName))
      classes.set(module, (classes.get(module) ?? new Set()).add(name));
  return classes;
}

/**
 * A short name for each class of `modules`: three letters for its module, which compress well because they repeat, and its number in the module.
 * Throws if two classes would get the same name.
 */
export function shortNamesOf(modules: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, string> {
  const shortNames = new Map(
    [...modules].flatMap(([module, classes]) =>
      [...classes].sort().map((name, index) => [name, lettersOf(module) + index.toString(36)] as const),
    ),
  );
  if (new Set(shortNames.values()).size < shortNames.size)
    throw new Error('Two classes would get the same short name: rename the style sheet that was added last');
  return shortNames;
}

function lettersOf(module: string): string {
  const letters = createHash('sha256')
    .update(module)
    .digest('base64')
    .replace(/[^A-Za-z]/g, '');
  return letters.slice(0, 3);
}
