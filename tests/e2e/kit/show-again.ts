import type { Page } from '@playwright/test';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { morningOf } from './days';

/** Shows a page again, on the morning of `day`, that was left open in a hidden tab. */
export async function showAgain(page: Page, day: CalendarDay): Promise<void> {
  await page.clock.setFixedTime(morningOf(day));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
