import type { Page } from '@playwright/test';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import type { Open } from './state';

/** Makes every document of `page` report when the site's program runs, and returns a function that opens an address and waits for that. */
export async function opener(page: Page, origin: string): Promise<Open> {
  await markHydration(page);
  return async (path) => {
    await page.goto(origin + path);
    await page.mouse.move(2, 300);
    await page.mouse.move(2, 301);
    await page.waitForFunction(isHydrated);
  };
}
