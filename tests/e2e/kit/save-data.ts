import type { Page } from '@playwright/test';

/** Makes the browser report, in pages that open from now on, a connection of this type with data saver on or off. */
export async function saveData(page: Page, { isOn = true, effectiveType = '4g' } = {}): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
    saveData: isOn,
    effectiveType,
  });
}
