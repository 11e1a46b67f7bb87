import type { Page } from '@playwright/test';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning, startProgram } from '../kit/running-page';

type Connection = { saveData?: boolean; effectiveType?: string };

const isRouteData = (address: string) => new URL(address).pathname.endsWith('.txt');

/** The addresses of route data that the page requests, in order. */
function watchRouteData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isRouteData(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const stubConnection = (page: Page, connection: Connection, onLine = true) =>
  page.addInitScript(
    ([connection, onLine]) => {
      Object.defineProperty(navigator, 'connection', { get: () => connection });
      Object.defineProperty(navigator, 'onLine', { get: () => onLine });
    },
    [connection, onLine] as const,
  );

const pagesOf = (asked: readonly string[]) =>
  new Set(asked.map((address) => /^(?:\/[\w-]+)*?(?=\/__next|\.txt)/.exec(address)?.[0] ?? ''));

test(
  'pages of visible links are prefetched once each when the page is idle',
  { tag: '@prefetch-1' },
  async ({ page }) => {
    const asked = watchRouteData(page);
    await openRunning(page, '/about');
    const header = page.getByRole('banner');
    await expect
      .poll(() => [...pagesOf(asked)])
      .toEqual(expect.arrayContaining(['/employment', '/services', '/make-payment', '/contact']));
    await page.waitForLoadState('networkidle');
    expect([...pagesOf(asked)]).not.toContain('/terms-of-use');
    const before = [...asked];
    await header.getByRole('link', { name: messages.en.Header.services }).hover();
    await page.getByRole('link', { name: messages.en.Footer.termsOfUse, exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => [...pagesOf(asked)]).toContain('/terms-of-use');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(asked.slice(before.length).filter((address) => before.includes(address))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  },
);

test('the page of a hovered link is prefetched at once, even if hovered before hydration', async ({ page }) => {
  // Never idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const asked = watchRouteData(page);
  await markHydration(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: messages.en.Header.services }).hover();
  await page.waitForFunction(isHydrated);
  await expect.poll(() => [...pagesOf(asked)]).toEqual(['/services']);
});

test('a link hovered before hydration opens the prerendered page', { tag: '@prefetch-6' }, async ({ page }) => {
  await markHydration(page);
  await page.goto('/about');
  await expect(page.locator('html[data-fetches-ahead]')).toBeAttached();
  const link = page.getByRole('banner').getByRole('link', { name: messages.en.Header.services });
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
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel="preload"][as="style"]')).toHaveCount(0);
    await markDocument(page);
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await page.getByRole('banner').getByRole('link', { name: messages.en.Header.services }).click();
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
    await page.getByRole('banner').getByRole('link', { name: messages.en.Header.services }).click();
    await expect(page).toHaveURL('/services');
    expect(await isSameDocument(page)).toBe(false);
  });
});

for (const [name, connection, onLine] of [
  ['data saver is on', { saveData: true, effectiveType: '4g' }, true],
  ['the connection is 2g', { effectiveType: '2g' }, true],
  ['the connection is slow 2g', { effectiveType: 'slow-2g' }, true],
  ['the browser is offline', { effectiveType: '4g' }, false],
] as const) {
  test(`nothing is prefetched while ${name}, not even on hover`, { tag: '@prefetch-4' }, async ({ page }) => {
    await page.clock.install();
    const asked = watchRouteData(page);
    await stubConnection(page, connection, onLine);
    await openRunning(page, '/about');
    await page.clock.runFor(5000);
    const link = page.getByRole('banner').getByRole('link', { name: messages.en.Header.services });
    await link.hover();
    await link.focus();
    await page.clock.runFor(5000);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}

test('hover and focus prefetch at once', { tag: '@prefetch-5' }, async ({ page }) => {
  const asked = watchRouteData(page);
  // The page never becomes idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await openRunning(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: messages.en.Header.services }).hover();
  await expect.poll(() => [...pagesOf(asked)]).toEqual(['/services']);
  await page.getByRole('banner').getByRole('link', { name: messages.en.Header.contact }).focus();
  await expect.poll(() => [...pagesOf(asked)]).toContain('/contact');
});

test('prefetching waits for idle 2000 ms at most', { tag: '@prefetch-2' }, async ({ page }) => {
  await page.addInitScript(() => {
    const waits: unknown[] = [];
    const { requestIdleCallback } = window;
    Object.assign(window, {
      waits,
      requestIdleCallback: (task: IdleRequestCallback, options?: IdleRequestOptions) => {
        waits.push(options?.timeout);
        return requestIdleCallback(task, options);
      },
    });
  });
  await openRunning(page, '/about');
  const waits = () => page.evaluate(() => (window as unknown as { waits: unknown[] }).waits);
  await expect.poll(async () => (await waits()).length, 'links wait too, not only the scripts').toBeGreaterThan(5);
  expect(new Set(await waits())).toEqual(new Set([2000]));
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
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await startProgram(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
