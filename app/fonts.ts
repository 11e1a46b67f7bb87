import localFont from 'next/font/local';

/**
 * The site's two fonts, subset by `scripts/subset-fonts.ts`. One that is not there for the first paint waits for the next page (`optional`),
 * so that nothing moves when it arrives; its fallback has the same measure where the system has Arial and Times New Roman.
 */
export const sans = localFont({
  src: '../styles/fonts/public-sans.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

export const serif = localFont({
  src: '../styles/fonts/source-serif-4.woff2',
  weight: '400 700',
  variable: '--font-serif',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});
