import { expect, type Locator, type Page } from '@playwright/test';
import { focusOn } from './focus';

const maxSteps = 200;

/** Presses the Tab key until `target` has focus, as a keyboard user does; focus must be visible at each step. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < maxSteps; step++) {
    await page.keyboard.press('Tab');
    expect((await focusOn(page)).problems).toEqual([]);
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
  }
  throw new Error(`The Tab key never reached ${target.toString()}`);
}

/** Goes to `target` with the Tab key and presses `key` on it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
