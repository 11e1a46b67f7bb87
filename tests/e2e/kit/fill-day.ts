import type { Page } from '@playwright/test';

/** Fills the three fields of the date with `id`; the day need not exist. */
export async function fillDay(page: Page, id: string, iso: string): Promise<void> {
  const [year, month, day] = iso.split('-').map((part) => String(Number(part))) as [string, string, string];
  await page.locator(`#${id}-month`).selectOption(month);
  await page.locator(`#${id}-day`).fill(day);
  await page.locator(`#${id}-year`).fill(year);
}
