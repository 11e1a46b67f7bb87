/**
 * Limits in bytes of brotli for all that a browser fetches for a page before the visitor does anything, on a phone unless the name says otherwise.
 * The browser tests enforce them, and `npm run bench` reports them; a kB is 1000 bytes.
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

/** Limits in bytes of brotli for the program that a page fetches when idle, and for that of a page with a tool. */
export const programBudgets = { page: 144_000, tool: 169_000 } as const;

/** The HTML of all pages relative to the same pages without scripts. */
export const htmlRatio = 1.125;
