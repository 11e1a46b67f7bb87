import { goldDeep, ink } from '@/lib/brand-colors';
import { pathData } from './outline';
import { wordmark, wordmarkText } from './wordmark';

/** The wordmark's size: a unit is two thirds of a device pixel at 21 px of height on the sharpest phones. */
const unit = 0.16;

/** The files that show the wordmark, by path: a picture, and the component with its paths. */
export function wordmarkFiles(): Record<string, string> {
  const { letters, ampersand, width, height } = wordmark(unit);
  const [letterPath, ampersandPath] = [pathData(letters), pathData(ampersand)];
  return {
    'art/brand/wordmark.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${wordmarkText.replaceAll('&', '&amp;')}</title><path fill="${ink}" d="${letterPath}"/><path fill="${goldDeep}" d="${ampersandPath}"/></svg>\n`,
    'components/layout/wordmark.tsx': `import styles from './wordmark.module.css';

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
  };
}
