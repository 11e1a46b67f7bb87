import type { Browser, Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import messages from '@/messages/en.json';
import { newVisitor, throttle } from './browser';
import { phone } from '@/scripts/kit/screens';
import { untilIdle } from '@/scripts/kit/until-idle';
import { median } from './median';

/** ms from a click on a control until what it opens is on the screen, at 4x CPU and Slow 4G; infinite when the click was followed as a link instead. */
export type ClickTimes = { control: string; atOnce: number; afterIdle: number };

const { assistant: chat } = contentIn('en');
const controls = {
  Menu: { control: 'header [data-needs-runtime]', shown: `nav[aria-label="${messages.Menu.label}"]` },
  Chat: { control: `aside[aria-label="${chat.text.icon_label}"] [data-needs-runtime]`, shown: '[role=log]' },
  'Leave-site link': { control: `footer a[href="${firm.sites.reliefAct}"]`, shown: 'dialog[open]' },
} as const;

/** The first click on each control: as soon as it is there, and after the program was fetched when idle. */
export async function measureClicks(browser: Browser, origin: string, runs: number): Promise<ClickTimes[]> {
  const times: ClickTimes[] = [];
  for (const [name, { control, shown }] of Object.entries(controls)) {
    const atOnce: number[] = [];
    const afterIdle: number[] = [];
    for (let run = 0; run < runs; run++) {
      atOnce.push(await clickOn(browser, origin, control, shown, false));
      afterIdle.push(await clickOn(browser, origin, control, shown, true));
    }
    times.push({ control: name, atOnce: median(atOnce), afterIdle: median(afterIdle) });
  }
  return times;
}

async function clickOn(
  browser: Browser,
  origin: string,
  control: string,
  shown: string,
  whenIdle: boolean,
): Promise<number> {
  const context = await newVisitor(browser, phone, false);
  const page = await context.newPage();
  await throttle(page);
  await watchFirstClick(page, shown);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  if (whenIdle) await untilIdle(page);
  await page.locator(control).first().click();
  const start = `${origin}/`;
  const outcome = await page.waitForFunction(
    (start) =>
      (window as unknown as { shownAfter?: number }).shownAfter ?? (location.href === start ? undefined : 'followed'),
    start,
  );
  const result = await outcome.jsonValue();
  await context.close();
  return typeof result === 'number' ? result : Infinity;
}

/**
 * Counts from the first click of the visitor, in the page's own time, until `shown` is there, to some 10 ms. No function in it
 * has a name: tsx would call its own helper for one, which the page does not have (https://github.com/privatenumber/tsx/issues/113).
 */
async function watchFirstClick(page: Page, shown: string): Promise<void> {
  await page.addInitScript((selector) => {
    addEventListener(
      'click',
      (event) => {
        const timer = setInterval(() => {
          if (!document.querySelector(selector)?.checkVisibility()) return;
          Object.assign(window, { shownAfter: performance.now() - event.timeStamp });
          clearInterval(timer);
        }, 10);
      },
      { capture: true, once: true },
    );
  }, shown);
}
