import type { Page } from '@playwright/test';

/** Makes `window.print` only count, here and on the pages that follow; the result asks how often the document shown was printed. */
export async function countPrints(page: Page): Promise<() => Promise<number>> {
  const replace = () => {
    const counted = Object.assign(window, { prints: 0 });
    window.print = () => void counted.prints++;
  };
  await page.addInitScript(replace);
  await page.evaluate(replace);
  return () => page.evaluate(() => (window as Window & { prints?: number }).prints ?? 0);
}
