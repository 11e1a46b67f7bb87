import { expect, type Page } from '@playwright/test';
import { contentIn } from '@/content';
import { chatHours, openDays } from '@/content/hours';
import { openRunning } from './running-page';

const { text } = contentIn('en').assistant;

export const launcher = (page: Page) => page.getByRole('button', { name: text.icon_label });
/** The launcher even before the program runs, when it is a link. */
export const earlyLauncher = (page: Page) => page.getByRole('complementary').locator('[aria-controls][aria-expanded]');
export const panel = (page: Page) => page.getByRole('region', { name: text.heading });
export const log = (page: Page) => page.getByRole('log');
export const box = (page: Page) => page.getByRole('textbox', { name: text.placeholder });
export const said = (page: Page) => log(page).locator('[data-author] p[dir=auto]');
/** The visitor's messages, without the answers. */
export const written = (page: Page) => log(page).locator('[data-author=me] p');
export const typing = (page: Page) => page.locator('[data-typing]');

/** A Wednesday at `seconds` after midnight in the time zone with this `offset` from UTC, by default New York's in winter. */
export const onWednesday = (seconds: number, offset = '-05:00') =>
  new Date(Date.parse(`2026-11-18T00:00:00${offset}`) + seconds * 1000);
/** A time at which the assistant answers, and the time an hour later. */
export const inHours = onWednesday(chatHours.opens + 2 * 3600);
export const anHourLater = onWednesday(chatHours.opens + 3 * 3600);
/** Noon in New York on the day after the last open one, on which the assistant does not answer; November 15 is a Sunday. */
export const onClosedDay = new Date(
  Date.parse('2026-11-15T12:00:00-05:00') + ((openDays.last + 1) % 7) * 24 * 3_600_000,
);

/** Opens `path` with the visitor's clock set to `time`; the clock keeps running. */
export async function openAt(page: Page, path: string, time: Date): Promise<void> {
  await page.clock.install({ time });
  await openRunning(page, path);
}

/** Opens the chat on a page with the visitor's clock set to `time`. */
export async function openChat(page: Page, time = inHours): Promise<void> {
  await openAt(page, '/services', time);
  await launcher(page).click();
  await expect(log(page)).toBeVisible();
}

/** Writes `message` in the chat and sends it with the Enter key. */
export async function send(page: Page, message: string): Promise<void> {
  await box(page).fill(message);
  await box(page).press('Enter');
}
