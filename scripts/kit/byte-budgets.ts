/**
 * Limits for what a page may weigh, in bytes of brotli; a kB is 1000 bytes. The browser tests hold them, and `npm run bench` reports them.
 * A page is all that a browser fetches for it on a phone before the visitor does anything.
 */
export const byteBudgets = {
  /** The pages with a picture of their own. */
  marketing: 40_000,
  homeOnDesktop: 45_000,
  /** The two longest texts. */
  longest: 38_000,
  /** Any other page. */
  text: 36_000,
  css: 10_000,
  font: 16_000,
} as const;

/** The HTML of all pages relative to the same pages without scripts. */
export const htmlRatio = 1.125;
