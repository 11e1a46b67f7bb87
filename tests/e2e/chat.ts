import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { openRunning } from './running-page';

const { text } = contentIn('en').assistant;

export const launcher = (page: Page) => page.getByRole('button', { name: text.icon_label });
/** Also before the program comes, when it is a link. */
export const earlyLauncher = (page: Page) => page.getByRole('complementary').locator('[aria-controls][aria-expanded]');
export const panel = (page: Page) => page.getByRole('region', { name: text.heading });
export const log = (page: Page) => page.getByRole('log');
export const box = (page: Page) => page.getByRole('textbox', { name: text.placeholder });

/** Opens `path` at a time of the visitor's clock, which goes on from there. */
export async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.install({ time: new Date(time) });
  await openRunning(page, path);
}

/** Writes `message` in the chat and sends it with the Enter key. */
export async function send(page: Page, message: string): Promise<void> {
  await box(page).fill(message);
  await box(page).press('Enter');
}
