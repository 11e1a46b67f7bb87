/**
 * `npm run compare:builds -- <out> <other out>`: compares the pages of two builds byte by byte, ignoring the hashes in file names.
 * Exit code 1 if a page differs or exists in one build only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/files/files-in';

const [first, second] = process.argv.slice(2);
if (!first || !second) {
  console.error('Usage: npm run compare:builds -- <out> <other out>');
  process.exit(2);
}
const [before, after] = [readPages(first), readPages(second)];
const names = [...new Set([...before.keys(), ...after.keys()])].sort();
const different = names.filter((name) => before.get(name) !== after.get(name));
for (const name of different) console.log(describe(name));
console.log(`${names.length} pages compared, ${different.length} differ.`);
process.exitCode = different.length > 0 ? 1 : 0;

function readPages(folder: string): Map<string, string> {
  const files = filesIn(folder).filter((file) => file.endsWith('.html'));
  return new Map(files.map((file) => [file, withoutHashes(readFileSync(join(folder, file), 'utf8'))]));
}

/** Removes the hashes of contents in names under `/_next/`. */
function withoutHashes(html: string): string {
  return html.replace(/(\/_next\/)[^"'\s)]+/g, '$1…').replace(/\b[0-9a-f]{16,}\b/g, '…');
}

function describe(name: string): string {
  const [a, b] = [before.get(name), after.get(name)];
  if (a === undefined || b === undefined) return `${name}: only in ${a === undefined ? second : first}`;
  let at = 0;
  while (a.charAt(at) === b.charAt(at)) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(at - 40, 0), at + 80));
  return `${name}: ${around(a)} / ${around(b)}`;
}
