/**
 * `npm run compare:builds -- <out> <other out>`: compares the pages of two builds byte by byte, ignoring the hashes in file names.
 * Exit code 1 if a page differs or exists in one build only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differingFiles } from '@/scripts/kit/differing-files';
import { htmlFilesIn } from '@/scripts/kit/site-files';

const [first, second] = process.argv.slice(2);
if (!first || !second) {
  console.error('Usage: npm run compare:builds -- <out> <other out>');
  process.exit(2);
}
const different = differingFiles(first, second, htmlFilesIn, readWithoutHashes);
for (const name of different) console.log(`${name}: ${firstDifference(join(first, name), join(second, name))}`);
console.log(`${htmlFilesIn(first).length} pages compared, ${different.length} differ.`);
process.exitCode = different.length > 0 ? 1 : 0;

/** A page without the hashes of contents in names under `/_next/`. */
function readWithoutHashes(file: string): string {
  const html = readFileSync(file, 'utf8');
  return html.replace(/(\/_next\/)[^"'\s)]+/g, '$1…').replace(/\b[0-9a-f]{16,}\b/g, '…');
}

function firstDifference(...files: readonly string[]): string {
  const there = files.filter((file) => existsSync(file));
  const pages = there.map(readWithoutHashes);
  if (pages.length < 2) return `only ${there.join()}`;
  let at = 0;
  while (pages[0]?.charAt(at) === pages[1]?.charAt(at)) at++;
  return pages.map((page) => JSON.stringify(page.slice(Math.max(at - 40, 0), at + 80))).join(' / ');
}
