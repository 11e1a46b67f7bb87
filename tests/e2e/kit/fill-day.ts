import type { Page } from '@playwright/test';
import type { CalendarDay } from '@/lib/time/calendar-day';

/** Fills the three fields of the date with `id`; the day need not exist. */
export async function fillDay(page: Page, id: string, { year, month, day }: CalendarDay): Promise<void> {
  await page.locator(`#${id}-month`).selectOption(String(month));
  await page.locator(`#${id}-day`).fill(String(day));
  await page.locator(`#${id}-year`).fill(String(year));
}
