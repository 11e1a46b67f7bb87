import type { Browser, Page } from '@playwright/test';
import { pagePaths } from '@/lib/pages/pages';
import { openTime } from '@/scripts/kit/open-time';
import { phone } from '@/scripts/kit/screens';
import { untilIdle } from '@/scripts/kit/until-idle';
import { launcher, markPrinting } from './first-visit';
import { median } from './median';
import { newVisitor, throttle } from './visitor';

const press = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().click();
const type = (page: Page, selector: string, text: string) =>
  page.locator(selector).first().pressSequentially(text, { delay: 30 });

/** The visitor's actions on each page, with every kind of control. */
const visit: readonly [path: string, does: (page: Page) => Promise<void>][] = [
  [
    pagePaths.home,
    async (page) => {
      await press(page, 'header [data-needs-runtime]');
      await page.keyboard.press('Escape');
      await press(page, `${launcher} [aria-controls]`);
      await page.locator('[role=log]').waitFor();
      await type(page, `${launcher} :is(textarea, input)`, 'hello');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    },
  ],
  [pagePaths.contact, (page) => press(page, 'main nav a[href^="#"]')],
  [
    pagePaths.about,
    async (page) => {
      await press(page, 'footer [data-leave-site]');
      await page.keyboard.press('Escape');
    },
  ],
  [
    pagePaths['make-payment/efta-consent'],
    async (page) => {
      await press(page, '[data-step] :is(button, [data-needs-runtime])');
      await press(page, '[data-step=consented] > button');
    },
  ],
  [
    pagePaths['privacy-notice'],
    async (page) => {
      await press(page, 'main header button');
      await press(page, 'main nav summary');
      await press(page, 'main nav details a');
    },
  ],
  [pagePaths.help, (page) => type(page, 'main input', 'court')],
  [pagePaths['help/sued'], (page) => press(page, 'main button[aria-expanded], main button[popovertarget]')],
  [
    pagePaths['letters/dispute'],
    async (page) => {
      await type(page, '#name', 'Ana');
      await press(page, 'main form [type=submit]');
    },
  ],
  [
    pagePaths.dates,
    async (page) => {
      await type(page, '#payment-day', '15');
      await press(page, 'main form [type=submit]');
    },
  ],
  [
    pagePaths['is-this-us'],
    async (page) => {
      await type(page, '#to-check', '800-555-0199');
      await press(page, 'main form [type=submit]');
    },
  ],
];

/** INP in ms (https://web.dev/articles/inp) of a visit of ten pages at 390 px, 4x CPU and Slow 4G; the median of `runs` visits. */
export async function measureInp(browser: Browser, origin: string, runs: number): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) all.push(await slowestOfVisit(browser, origin));
  return median(all);
}

/** The slowest of all interactions, which are under fifty. */
async function slowestOfVisit(browser: Browser, origin: string): Promise<number> {
  const context = await newVisitor(browser, phone, false);
  const page = await context.newPage();
  // Outside its hours the chat takes no message.
  await page.clock.setFixedTime(openTime);
  await throttle(page);
  await widenWindow(page);
  await markPrinting(page);
  await page.addInitScript(() => {
    Object.assign(window, { slowest: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          Object.assign(window, {
            slowest: Math.max((window as unknown as { slowest: number }).slowest, entry.duration),
          });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  let slowest = 0;
  for (const [path, does] of visit) {
    await page.goto(`${origin}${path}`);
    await untilIdle(page);
    await does(page);
    await untilIdle(page);
    const here = await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
    slowest = Math.max(slowest, here);
  }
  await context.close();
  if (slowest === 0) throw new Error('Chromium reported no interaction of the visit, so its INP is unknown');
  return slowest;
}

/** Chromium draws nothing outside its headless window, which is smaller than the emulated screen, and reports no time for what it did not draw. */
async function widenWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const width = phone.viewport.width * phone.deviceScaleFactor;
  const height = phone.viewport.height * phone.deviceScaleFactor;
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
}
