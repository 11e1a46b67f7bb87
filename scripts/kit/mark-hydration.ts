import type { BrowserContext, Page } from '@playwright/test';
import { hydratedEvent } from '@/boot/protocol';

/** Makes every document that opens from now on record when the site's program has hydrated it (`isHydrated`). */
export async function markHydration(visitor: Page | BrowserContext): Promise<void> {
  await visitor.addInitScript(markOn, hydratedEvent);
}

/** Runs in the page: leaves a mark once `event` (`hydratedEvent`) is dispatched. */
export function markOn(event: string): void {
  document.addEventListener(event, () => Object.assign(window, { isHydrated: true }));
}

/** Runs in the page: whether the site's program has hydrated it since `markOn` ran. */
export function isHydrated(): boolean {
  return 'isHydrated' in window;
}
