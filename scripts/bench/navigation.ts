import type { Browser } from '@playwright/test';
import { contentIn } from '@/content';
import { hydratedEvent } from '@/boot/protocol';
import { pagePaths } from '@/lib/pages/pages';
import { newVisitor, throttle } from './browser';
import { desktop } from '@/scripts/kit/screens';
import { untilIdle } from '@/scripts/kit/until-idle';
import { median } from './median';

/** ms from a click on a link of the header until the next page's heading is on the screen, at 4x CPU and Slow 4G. */
export type NavigationTimes = { prefetched: number; notPrefetched: number; fullLoad: number };

const target = { path: pagePaths.services, heading: contentIn('en').services.hero.title };

/** Within the document with and without prefetch, and, for comparison, as a full load on the floor. */
export async function measureNavigation(
  browser: Browser,
  origins: { finished: string; floor: string },
  runs: number,
): Promise<NavigationTimes> {
  const all = { prefetched: [] as number[], notPrefetched: [] as number[], fullLoad: [] as number[] };
  for (let run = 0; run < runs; run++) {
    all.prefetched.push(await navigate(browser, origins.finished, false, true));
    all.notPrefetched.push(await navigate(browser, origins.finished, true, true));
    all.fullLoad.push(await navigate(browser, origins.floor, true, false));
  }
  return {
    prefetched: median(all.prefetched),
    notPrefetched: median(all.notPrefetched),
    fullLoad: median(all.fullLoad),
  };
}

async function navigate(browser: Browser, origin: string, saveData: boolean, hydrates: boolean): Promise<number> {
  const context = await newVisitor(browser, desktop, saveData);
  await context.addInitScript(
    (event) => document.addEventListener(event, () => Object.assign(window, { isHydrated: true })),
    hydratedEvent,
  );
  const page = await context.newPage();
  await throttle(page);
  await page.goto(`${origin}${pagePaths.about}`);
  if (hydrates) {
    await page.mouse.move(5, 500);
    await page.mouse.move(6, 500);
    await page.waitForFunction(() => 'isHydrated' in window);
  }
  await untilIdle(page);
  const link = page.locator(`header a[href="${target.path}"]`).first();
  // Without the pointer's way to the link, which would prefetch it.
  const clicked = Date.now();
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.locator('h1', { hasText: target.heading }).waitFor();
  const time = Date.now() - clicked;
  await context.close();
  return time;
}
