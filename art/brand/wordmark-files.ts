import { goldDeep, ink } from '@/lib/brand-colors';
import { pathData } from './outline';
import { wordmark, wordmarkText } from './wordmark';

/** The wordmark's size: a unit is two thirds of a device pixel at 21 px of height on the sharpest phones. */
const unit = 0.16;

/** The files that show the wordmark, by path: a picture, and the paths for its component. */
export function wordmarkFiles(): Record<string, string> {
  const { letters, ampersand, width, height } = wordmark(unit);
  const [letterPath, ampersandPath] = [pathData(letters), pathData(ampersand)];
  return {
    'art/brand/wordmark.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${wordmarkText.replaceAll('&', '&amp;')}</title><path fill="${ink}" d="${letterPath}"/><path fill="${goldDeep}" d="${ampersandPath}"/></svg>\n`,
    'components/layout/wordmark-paths.ts': `/** The firm's logo as path data, written by \`art/brand/write-wordmark.ts\`. */
export const wordmarkPaths = {
  viewBox: '0 0 ${width} ${height}',
  letters:
    '${letterPath}',
  ampersand:
    '${ampersandPath}',
} as const;
`,
  };
}
