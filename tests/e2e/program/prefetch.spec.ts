import type { Page } from '@playwright/test';
import { navigationIn } from '@/content/navigation';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning, startProgram, twoFrames, untilSiteSheet } from '../kit/running-page';
import { headerLink } from '../kit/site-links';

type Connection = { saveData?: boolean; effectiveType: string; onLine: boolean };

const isRouteData = (address: string) => new URL(address).pathname.endsWith('.txt');

/** The addresses of route data that the page requests, in order. */
function watchRouteData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isRouteData(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Runs in the page: makes the browser report this connection. */
function reportConnection({ onLine, ...connection }: Connection): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
}

/** Makes the page's browser too busy to be idle: what waits for that runs once its timeout has passed. The returned function lets time pass. */
async function keepBusy(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.addInitScript(() => {
    type Wait = { task: (deadline: IdleDeadline) => void; ms: number };
    const waits: Wait[] = [];
    const deadline = { didTimeout: true, timeRemaining: () => 0 };
    Object.assign(window, {
      requestIdleCallback: (task: Wait['task'], { timeout = Infinity }: IdleRequestOptions = {}) =>
        waits.push({ task, ms: timeout }),
      stayBusyFor: (ms: number) => {
        for (const wait of waits) if (wait.ms <= ms) wait.task(deadline);
      },
    });
  });
  return (ms) =>
    page.evaluate((time) => (window as unknown as { stayBusyFor: (ms: number) => void }).stayBusyFor(time), ms);
}

/** Waits until the page has its route data, which it may have asked for in several steps. */
async function untilAnswered(page: Page, asked: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((addresses) => {
        const answered = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
        return addresses.filter((address) => !answered.has(address));
      }, asked),
    )
    .toEqual([]);
}

const pagesOf = (asked: readonly string[]) =>
  new Set(asked.map((address) => /^(?:\/[\w-]+)*?(?=\/__next|\.txt)/.exec(address)?.[0] ?? ''));

test(
  'pages of visible links are prefetched once each when the page is idle',
  { tag: '@prefetch-1' },
  async ({ page }) => {
    const visible = navigationIn('en')
      .header.menu.map(({ href }) => href)
      .filter((href) => href.startsWith('/') && href !== '/about');
    const asked = watchRouteData(page);
    await openRunning(page, '/about');
    await expect.poll(() => [...pagesOf(asked)]).toEqual(expect.arrayContaining(visible));
    await untilAnswered(page, asked);
    const terms = page.getByRole('link', { name: messages.en.Footer.links.termsOfUse, exact: true });
    await expect(terms).not.toBeInViewport();
    expect([...pagesOf(asked)]).not.toContain('/terms-of-use');
    await headerLink(page, messages.en.Header.links.services).hover();
    await terms.scrollIntoViewIfNeeded();
    await expect.poll(() => [...pagesOf(asked)]).toContain('/terms-of-use');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await twoFrames(page);
    await untilAnswered(page, asked);
    expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
  },
);

test('the page of a hovered link is prefetched at once, even if hovered before hydration', async ({ page }) => {
  await keepBusy(page);
  const asked = watchRouteData(page);
  await markHydration(page);
  await page.goto('/about');
  await headerLink(page, messages.en.Header.links.services).hover();
  await page.waitForFunction(isHydrated);
  await expect.poll(() => [...pagesOf(asked)]).toEqual(['/services']);
});

test('a link hovered before hydration opens the prerendered page', { tag: '@prefetch-6' }, async ({ page }) => {
  await markHydration(page);
  await page.goto('/about');
  await expect(page.locator('html[data-fetches-ahead]')).toBeAttached();
  const link = headerLink(page, messages.en.Header.links.services);
  await link.hover();
  await page.waitForFunction(isHydrated);
  await markDocument(page);
  await link.click();
  await expect(page).toHaveURL('/services');
  expect(await isSameDocument(page)).toBe(false);
});

test(
  'prefetching preloads no stylesheet, as the site’s styles are already loaded',
  { tag: '@prefetch-7' },
  async ({ page }) => {
    const asked = watchRouteData(page);
    await openRunning(page, '/about');
    await expect.poll(() => [...pagesOf(asked)]).toContain('/services');
    await untilAnswered(page, asked);
    await untilSiteSheet(page);
    await expect(page.locator('link[rel="preload"][as="style"]')).toHaveCount(0);
    await markDocument(page);
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await headerLink(page, messages.en.Header.links.services).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(sheets).toEqual([]);
  },
);

test.describe('while the site stylesheet fails to load', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });
  test('a link opens its page with a full load', { tag: '@prefetch-8' }, async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await openRunning(page, '/about');
    await markDocument(page);
    await headerLink(page, messages.en.Header.links.services).click();
    await expect(page).toHaveURL('/services');
    expect(await isSameDocument(page)).toBe(false);
  });
});

for (const [name, connection] of [
  ['data saver is on', { saveData: true, effectiveType: '4g', onLine: true }],
  ['the connection is 2g', { effectiveType: '2g', onLine: true }],
  ['the connection is slow 2g', { effectiveType: 'slow-2g', onLine: true }],
  ['the browser is offline', { effectiveType: '4g', onLine: false }],
] as const) {
  test(`nothing is prefetched while ${name}, not even on hover`, { tag: '@prefetch-4' }, async ({ page }) => {
    const stayBusyFor = await keepBusy(page);
    const asked = watchRouteData(page);
    await page.addInitScript(reportConnection, connection);
    await openRunning(page, '/about');
    await stayBusyFor(Infinity);
    const linkTo = (name: string) => page.getByRole('banner').getByRole('link', { name });
    await linkTo(messages.en.Header.links.services).hover();
    await linkTo(messages.en.Header.links.services).focus();
    await twoFrames(page);
    // What a fast connection fetches now is the first thing that was fetched.
    await page.evaluate(reportConnection, { effectiveType: '4g', onLine: true });
    await linkTo(messages.en.Header.links.contact).hover();
    await expect.poll(() => [...pagesOf(asked)]).toEqual(['/contact']);
  });
}

test('hover and focus prefetch at once', { tag: '@prefetch-5' }, async ({ page }) => {
  const asked = watchRouteData(page);
  await keepBusy(page);
  await openRunning(page, '/about');
  expect(asked).toEqual([]);
  await headerLink(page, messages.en.Header.links.services).hover();
  await expect.poll(() => [...pagesOf(asked)]).toEqual(['/services']);
  await headerLink(page, messages.en.Header.links.contact).focus();
  await expect.poll(() => [...pagesOf(asked)]).toContain('/contact');
});

test('a browser that is never idle prefetches after 2000 ms at most', { tag: '@prefetch-2' }, async ({ page }) => {
  const asked = watchRouteData(page);
  const stayBusyFor = await keepBusy(page);
  await openRunning(page, '/about');
  await stayBusyFor(2000);
  await expect.poll(() => [...pagesOf(asked)]).toContain('/services');
});

test('prefetching works without requestIdleCallback', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });
  const asked = watchRouteData(page);
  await openRunning(page, '/about');
  await expect.poll(() => [...pagesOf(asked)]).toContain('/services');
});

test('nothing is prefetched before the first interaction', { tag: '@prefetch-3' }, async ({ page }) => {
  const asked = watchRouteData(page);
  await markHydration(page);
  await page.clock.install();
  await page.goto('/about');
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await startProgram(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
