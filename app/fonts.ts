import localFont from 'next/font/local';

/**
 * The serif of headings, the site's one web font, cut by `scripts/subset-fonts.ts`; text is set in the reader's own sans. Not there for
 * the first paint, it waits for the next page (`optional`): nothing moves when it arrives, and its fallback has the same measure.
 */
export const serif = localFont({
  src: './styles/fonts/display.woff2',
  weight: '450',
  variable: '--font-serif',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});
