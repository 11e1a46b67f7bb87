import type { Page } from '@playwright/test';
import { settleMs } from '@/boot/delays';

/** Waits until the loaded page has fetched its program after the idle delay and fetches nothing more. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // Timers of equal length fire in the order in which they were set, and the page set its own first.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), settleMs);
  await page.waitForLoadState('networkidle');
}
