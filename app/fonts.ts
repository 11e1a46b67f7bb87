import localFont from 'next/font/local';

/** The site's two fonts, subset by `scripts/subset-fonts.ts`; each has a fallback of the same measure, so nothing moves when it arrives. */
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
