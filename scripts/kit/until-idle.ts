import type { Page } from '@playwright/test';
import { settleMs } from '@/boot/delays';

/** Waits until the loaded page has been left alone for as long as it waits before it fetches its program, and fetches nothing more. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // Timers of one length end in the order in which they were set, and the page set its own first.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), settleMs);
  await page.waitForLoadState('networkidle');
}
