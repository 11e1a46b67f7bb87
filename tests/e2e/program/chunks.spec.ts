import type { APIRequestContext, Page } from '@playwright/test';
import { contentIn } from '@/content';
import { isHydrated } from '@/scripts/kit/mark-hydration';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning, twoFrames } from '../kit/running-page';
import { footerLink } from '../kit/site-links';

test.use({ expectedErrors: ['net::ERR_', 'Failed to load chunk'] });

/** Blocks the next requested script, now and whenever it is requested again. */
async function blockNextFile(page: Page): Promise<void> {
  let blocked: string | undefined;
  await page.route('**/_next/static/runtime/*.js', (route) => {
    blocked ??= route.request().url();
    return route.request().url() === blocked ? route.abort() : route.continue();
  });
}

/** Addresses of the chunks that only the scripts of the page at `path` contain, compared with those of the page at `known`. */
async function chunksOf(request: APIRequestContext, path: string, known: string): Promise<string[]> {
  const [wanted, had] = await Promise.all(
    [path, known].map(async (address) => {
      const files = /data-runtime="([^"]+)"/.exec(await (await request.get(address)).text())?.[1]?.split(' ') ?? [];
      const program = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
      return new Set(program.join().match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));
    }),
  );
  return [...(wanted ?? [])].filter((chunk) => !had?.has(chunk));
}

/** Counts the documents that the page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

/** Runs `act`, which makes the page reload, and waits for the new document. */
async function untilReloaded(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
}

/** Moves the pointer, which loads the scripts, and waits until one has failed and the page could react. */
async function untilFailedAgain(page: Page): Promise<void> {
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.mouse.move(9, 320);
  await failed;
  await twoFrames(page);
}

test(
  'a script that fails to load reloads the page once, and the page still works as HTML',
  { tag: '@error-4' },
  async ({ page }) => {
    const loads = countLoads(page);
    await blockNextFile(page);
    await page.goto('/about');
    await untilReloaded(page, () => page.mouse.move(5, 300));
    await untilFailedAgain(page);
    expect(loads()).toBe(2);
    await footerLink(page, messages.en.Footer.links.services).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a page whose scripts are all blocked does not reload in a loop', { tag: '@error-4' }, async ({ page }) => {
  const loads = countLoads(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/about');
  await untilReloaded(page, () => page.mouse.move(5, 300));
  for (let visit = 1; visit <= 3; visit++) {
    await untilFailedAgain(page);
    await page.goto('/about');
  }
  // Two scripts fail, and each may cause one reload.
  expect(loads()).toBeLessThanOrEqual(1 + 3 + 2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a chunk that fails during navigation reloads the target page at most once per chunk, and the page is readable', async ({
  page,
  request,
}) => {
  const own = await chunksOf(request, '/make-payment/efta-consent', '/about');
  expect(own).not.toEqual([]);
  await page.route(
    (url) => own.includes(url.pathname),
    (route) => route.abort(),
  );
  await openRunning(page, '/about');
  const loads = countLoads(page);
  const link = footerLink(page, messages.en.Footer.links.eftaConsent);
  await untilReloaded(page, () => link.click());
  await expect(page).toHaveURL('/make-payment/efta-consent');
  // The reloaded page's own scripts contain the failed chunk, so no further reload is needed.
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 300);
  await page.waitForFunction(isHydrated);
  await twoFrames(page);
  await expect(
    page.getByRole('heading', { level: 1, name: contentIn('en')['make-payment/efta-consent'].title }),
  ).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(own.length);
});
