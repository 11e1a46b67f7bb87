import type { Page } from '@playwright/test';

/** From now on, timeouts of exactly `ms` never fire, so that a brief state stays. */
export async function withholdTimer(page: Page, ms: number): Promise<void> {
  await page.evaluate((withheld) => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number, ...rest: unknown[]) => (ms === withheld ? 0 : later(run, ms, ...rest)),
    });
  }, ms);
}
