/**
 * Writes the site's one web font, `app/styles/fonts/display.woff2`, from the installed family: `npm run fonts`.
 * Source Serif 4 in its optical size for 48 points, in one weight, with only the characters of headings.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { displayCharacters } from '@/lib/text/font-characters';

const source = import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2');
const subset = await subsetFont(await readFile(new URL(source)), displayCharacters, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 48, wght: 450 },
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'],
  dropTables: ['STAT'],
});
await mkdir('app/styles/fonts', { recursive: true });
await writeFile('app/styles/fonts/display.woff2', subset);
console.log(`display.woff2 ${subset.length} B`);
