import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { pagePaths } from '@/lib/pages/pages';
import { openTime } from '@/scripts/kit/open-time';
import type { Open, State } from './state';

const { text } = contentIn('en').assistant;
/** Sunday at noon in the firm's time zone. */
const closedTime = new Date('2026-11-15T12:00:00-05:00');

/** The states of the chat, in English only: `content/settings.ts` shows its launcher on no other pages. */
export const chatStates: readonly State[] = [
  afterOpening('chat-open'),
  afterOpening('chat-answered', async (page) => {
    await page.getByRole('button', { name: text.yes, exact: true }).click();
    await page.clock.runFor(1500);
  }),
  afterOpening('chat-typing', async (page) => {
    await say(page, 'When is my payment due?');
    await page.clock.runFor(1500);
  }),
  afterOpening('chat-warned', async (page) => {
    await say(page, '4111 1111 1111 1111');
    await page.clock.runFor(600);
  }),
  afterOpening('chat-empty-message', async (page) => {
    await say(page, '');
    await page.clock.runFor(600);
  }),
  afterOpening('chat-closed-office', undefined, closedTime),
  {
    name: 'chat-page',
    locales: ['en'],
    show: async (page, open) => {
      await page.clock.install({ time: openTime });
      await open(pagePaths.Chat);
      await page.getByRole('log').waitFor();
    },
  },
];

/** The state after `does` in the chat's panel, at a time when the chat is open unless `time` is another. */
function afterOpening(name: string, does?: (page: Page) => Promise<void>, time = openTime): State {
  return {
    name,
    locales: ['en'],
    show: async (page, open) => {
      await openPanel(page, open, time);
      await does?.(page);
    },
  };
}

async function openPanel(page: Page, open: Open, time: Date): Promise<void> {
  await page.clock.install({ time });
  await open(pagePaths.services);
  await page.getByRole('button', { name: text.icon_label }).click();
  await page.getByRole('log').waitFor();
  // The panel's animation is driven by the page's clock, which this script controls.
  await page.clock.runFor(600);
}

async function say(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox').fill(message);
  await page.getByRole('textbox').press('Enter');
}
