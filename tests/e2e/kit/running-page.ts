import { expect, type Page } from '@playwright/test';
import { coming, siteSheetAttribute } from '@/lib/browser/site-sheet';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';

/** Opens `path` and lets the site's program run, as a visitor's first key does. */
export async function openRunning(page: Page, path: string): Promise<void> {
  await markHydration(page);
  await page.goto(path);
  await startProgram(page);
}

/** Waits for two frames, after which the effects of earlier events are complete. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Makes the first sign of intent on an open page, and waits until the program has started. */
export async function startProgram(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
}

/** Waits until the styles of all pages have loaded, before which a link opens its page as a new document (`prefetch-8`). */
export async function untilSiteSheet(page: Page): Promise<void> {
  await expect(page.locator(`link[${siteSheetAttribute}]:not([${siteSheetAttribute}=${coming}])`)).toHaveCount(1);
}
