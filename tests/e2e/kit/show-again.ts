import type { Page } from '@playwright/test';

/** Shows a page again that was left open in a hidden tab until `at`. */
export async function showAgain(page: Page, at: string): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
