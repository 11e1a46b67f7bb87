import type { Browser } from '@playwright/test';
import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { pagePaths } from '@/lib/pages/pages';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { desktop } from '@/scripts/kit/screens';
import { untilIdle } from '@/scripts/kit/until-idle';
import { median } from './median';
import { newVisitor, throttle } from './visitor';

/**
 * Time in ms from a click on a header link until the next page's heading is visible, at Slow 4G. The first three times are for a visitor's first
 * action; the others are measured on a processor slowed down four times.
 */
export type NavigationTimes = {
  /** After 8 s without action and 150 ms of hovering. */
  hovered: number;
  /** The same for the language switcher. */
  switched: number;
  /** As soon as the page is there. */
  cold: number;
  prefetched: number;
  notPrefetched: number;
  fullLoad: number;
};

const restMs = 8000;
const hoverMs = 150;

const start = pagePaths.about;
const target: { path: string; heading: string } = {
  path: pagePaths.services,
  heading: contentIn('en').services.hero.title,
};
const spanish = { path: localizePath(start, 'es'), heading: contentIn('es').about.hero.title };

/** Navigations as a visitor's first action, with the program running with and without prefetch, and for comparison as a full load on the floor. */
export async function measureNavigation(
  browser: Browser,
  origins: { finished: string; floor: string },
  runs: number,
): Promise<NavigationTimes> {
  const all = {
    hovered: [] as number[],
    switched: [] as number[],
    cold: [] as number[],
    prefetched: [] as number[],
    notPrefetched: [] as number[],
    fullLoad: [] as number[],
  };
  const { finished } = origins;
  for (let run = 0; run < runs; run++) {
    all.hovered.push(await follow(browser, finished, target, true));
    all.switched.push(await follow(browser, finished, spanish, true));
    all.cold.push(await follow(browser, finished, target, false));
    all.prefetched.push(await navigate(browser, finished, false, true));
    all.notPrefetched.push(await navigate(browser, finished, true, true));
    all.fullLoad.push(await navigate(browser, origins.floor, true, false));
  }
  return {
    hovered: median(all.hovered),
    switched: median(all.switched),
    cold: median(all.cold),
    prefetched: median(all.prefetched),
    notPrefetched: median(all.notPrefetched),
    fullLoad: median(all.fullLoad),
  };
}

/** A navigation with the mouse as the visitor's first action. */
async function follow(browser: Browser, origin: string, { path, heading }: typeof target, rests: boolean) {
  const context = await newVisitor(browser, desktop, false);
  const page = await context.newPage();
  await throttle(page, 'fast');
  await page.goto(`${origin}${start}`);
  const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
  if (rests) {
    await page.waitForTimeout(restMs);
    await link.hover();
    await page.waitForTimeout(hoverMs);
  }
  const clicked = Date.now();
  await link.click({ noWaitAfter: true });
  await page.locator('h1', { hasText: heading }).waitFor();
  const time = Date.now() - clicked;
  await context.close();
  return time;
}

async function navigate(browser: Browser, origin: string, saveData: boolean, hydrates: boolean): Promise<number> {
  const context = await newVisitor(browser, desktop, saveData);
  await markHydration(context);
  const page = await context.newPage();
  await throttle(page);
  await page.goto(`${origin}${start}`);
  if (hydrates) {
    await page.mouse.move(5, 500);
    await page.mouse.move(6, 500);
    await page.waitForFunction(isHydrated);
  }
  await untilIdle(page);
  const link = page.locator(`header a[href="${target.path}"]`).first();
  // Dispatched without moving the pointer to the link, which would prefetch it.
  const clicked = Date.now();
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.locator('h1', { hasText: target.heading }).waitFor();
  const time = Date.now() - clicked;
  await context.close();
  return time;
}
