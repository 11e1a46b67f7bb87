/** Writes the wordmark as a file and as the data of its component: `npx tsx art/brand/write-wordmark.ts`. */
import { writeFile } from 'node:fs/promises';
import { goldDeep, ink } from '@/lib/brand-colors';
import { pathData } from './outline';
import { wordmark, wordmarkText } from './wordmark';

// A unit is two thirds of a device pixel at 21 px of height on the sharpest phones.
const { letters, ampersand, width, height } = wordmark(0.16);
const [letterPath, ampersandPath] = [pathData(letters), pathData(ampersand)];

await writeFile(
  'art/brand/wordmark.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${wordmarkText.replaceAll('&', '&amp;')}</title><path fill="${ink}" d="${letterPath}"/><path fill="${goldDeep}" d="${ampersandPath}"/></svg>\n`,
);
await writeFile(
  'components/layout/wordmark.tsx',
  `import styles from './wordmark.module.css';

// Written by \`art/brand/write-wordmark.ts\`.
const letters =
  '${letterPath}';
const ampersand =
  '${ampersandPath}';

/** The firm's logo; the link around it provides the accessible name. */
export function Wordmark() {
  return (
    <svg className={styles.wordmark} viewBox="0 0 ${width} ${height}" aria-hidden="true">
      <path d={letters} />
      <path className={styles.ampersand} d={ampersand} />
    </svg>
  );
}
`,
);
console.log(`wordmark ${letterPath.length + ampersandPath.length} B of paths, ${width} × ${height}`);
