import type { Browser, Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { pagePaths } from '@/lib/pages/pages';
import messages from '@/messages/en.json';
import { phone } from '@/scripts/kit/screens';
import { untilIdle } from '@/scripts/kit/until-idle';
import { launcher, markPrinting } from './first-visit';
import { median } from './median';
import { newVisitor, throttle } from './visitor';

/**
 * Time in ms from a click on a control until what it opens is visible, at 4x CPU and Slow 4G; infinite if the click followed a link instead.
 * `limits` are the site's own limits.
 */
export type ClickTimes = { control: string; atOnce: number; afterIdle: number; limits: ClickLimits };
type ClickLimits = { atOnce?: number; afterIdle?: number };

/** Selectors of a control on the page at `path` and of what a click on it shows. */
type Control = { path: string; control: string; shown: string; limits: ClickLimits };

const opened = { path: pagePaths.home, control: `${launcher} [data-needs-runtime]` };
const controls: Record<string, Control> = {
  Menu: {
    path: pagePaths.home,
    control: 'header [data-needs-runtime]',
    shown: `nav[aria-label="${messages.Menu.label}"]`,
    limits: { afterIdle: 200 },
  },
  'Chat, its frame': { ...opened, shown: `${launcher} h2`, limits: { atOnce: 100, afterIdle: 100 } },
  'Chat, its first message': { ...opened, shown: '[role=log]', limits: {} },
  'Warning before other sites': {
    path: pagePaths.home,
    control: `footer a[href="${firm.sites.reliefAct}"]`,
    shown: 'dialog[open]',
    limits: { atOnce: 100, afterIdle: 100 },
  },
  'I Consent': {
    path: pagePaths['make-payment/efta-consent'],
    control: '[data-step] [data-needs-runtime]',
    shown: '#consent-confirmed',
    limits: { afterIdle: 200 },
  },
  Print: {
    path: pagePaths['privacy-notice'],
    control: 'main header button[data-prints]',
    shown: '[data-printed]',
    limits: { afterIdle: 200 },
  },
  'Jump link': {
    path: pagePaths.contact,
    control: 'main nav a[href^="#"]',
    shown: ':target',
    limits: { atOnce: 200, afterIdle: 200 },
  },
  Contents: {
    path: pagePaths['privacy-notice'],
    control: 'main nav summary',
    shown: 'main nav details[open] li',
    limits: { atOnce: 200, afterIdle: 200 },
  },
};

/** The first click on each control: as soon as the control is there, and after the program was fetched during an idle time. */
export async function measureClicks(browser: Browser, origin: string, runs: number): Promise<ClickTimes[]> {
  const times: ClickTimes[] = [];
  for (const [name, { limits, ...control }] of Object.entries(controls)) {
    const atOnce: number[] = [];
    const afterIdle: number[] = [];
    for (let run = 0; run < runs; run++) {
      atOnce.push(await clickOn(browser, origin, control, false));
      afterIdle.push(await clickOn(browser, origin, control, true));
    }
    times.push({ control: name, atOnce: median(atOnce), afterIdle: median(afterIdle), limits });
  }
  return times;
}

async function clickOn(
  browser: Browser,
  origin: string,
  { path, control, shown }: Omit<Control, 'limits'>,
  whenIdle: boolean,
): Promise<number> {
  const context = await newVisitor(browser, phone, false);
  const page = await context.newPage();
  await throttle(page);
  await markPrinting(page);
  await watchFirstClick(page, shown);
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  if (whenIdle) await untilIdle(page);
  await page.locator(control).first().click();
  const outcome = await page.waitForFunction(
    (path) =>
      (window as unknown as { shownAfter?: number }).shownAfter ??
      (location.pathname === path ? undefined : 'followed'),
    path,
  );
  const result = await outcome.jsonValue();
  await context.close();
  return typeof result === 'number' ? result : Infinity;
}

/**
 * Measures from the visitor's first click until `shown` is there, by the page's own clock, to about 10 ms. It has no named functions, because
 * for those tsx inserts a helper that the page does not have (https://github.com/privatenumber/tsx/issues/113).
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
