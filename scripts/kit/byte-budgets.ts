/**
 * Limits in bytes of brotli for what no words of the copy make heavier; a kB is 1000 bytes. The browser tests enforce them, and `npm run bench`
 * reports those that it measures.
 */
export const byteBudgets = {
  css: 10_000,
  font: 16_000,
  /** All that a page fetches besides its HTML before the visitor does anything. */
  besidesHtml: 13_000,
  /** The same for a page with a picture of its own. */
  besidesHtmlWithPicture: 25_000,
} as const;

/** Limits in bytes of brotli for the program that a page fetches when idle, and for that of a page with a tool. */
export const programBudgets = { page: 144_000, tool: 169_000 } as const;

/** The HTML of all pages relative to the same pages without scripts. */
export const htmlRatio = 1.125;
