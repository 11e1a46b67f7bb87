import localFont from 'next/font/local';

/**
 * The serif of headings, the site's only web font, subset by `scripts/subset-fonts.ts`; body text uses the reader's system sans. With
 * `optional`, a font that misses the first paint is used from the next page on, so no text shifts; the fallback has the same metrics.
 */
export const serif = localFont({
  src: './styles/fonts/display.woff2',
  weight: '450',
  variable: '--font-serif',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});
