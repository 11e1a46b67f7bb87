/**
 * Limits in bytes of brotli for all that a browser fetches for a page before the visitor does anything, its words included, on a phone unless the
 * name says otherwise. No test enforces them, because editors may add words.
 */
export const pageBudgets = {
  /** The pages with a picture of their own. */
  marketing: 40_000,
  homeOnDesktop: 45_000,
  /** The two longest texts. */
  longest: 38_000,
  /** Any other page. */
  text: 36_000,
} as const;
