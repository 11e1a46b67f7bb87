/**
 * Writes the site's two fonts from the installed families: `npm run fonts`. The products are committed in `styles/fonts`.
 * The characters are those of `lib/text/font-characters.ts`; copy that uses another fails the content check.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontCharacters } from '@/lib/text/font-characters';

const families = [
  {
    source: import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    name: 'public-sans',
  },
  {
    source: import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
    name: 'source-serif-4',
  },
];

await mkdir('styles/fonts', { recursive: true });
for (const { source, name } of families) {
  const subset = await subsetFont(await readFile(new URL(source)), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(`styles/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2 ${subset.length} B`);
}
