import type { Page } from '@playwright/test';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';

/** Opens `path` and lets the site's program run, as a visitor's first key does. */
export async function openRunning(page: Page, path: string): Promise<void> {
  await markHydration(page);
  await page.goto(path);
  await startProgram(page);
}

/** Waits for two frames: what follows from what has happened is done by then. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The first sign of intent on a page that is open, and the wait for what it starts. */
export async function startProgram(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
}
