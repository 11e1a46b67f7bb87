import type { Page } from '@playwright/test';
import { hydratedEvent } from '@/boot/protocol';
import type { Open } from './state';

/** Makes every document of `page` report when the site's program runs, and returns a function that opens an address and waits for that. */
export async function opener(page: Page, origin: string): Promise<Open> {
  await page.addInitScript(
    (event) => document.addEventListener(event, () => Object.assign(window, { isHydrated: true })),
    hydratedEvent,
  );
  return async (path) => {
    await page.goto(origin + path);
    await page.mouse.move(2, 300);
    await page.mouse.move(2, 301);
    await page.waitForFunction(() => 'isHydrated' in window);
  };
}
