import type { Page, Route } from '@playwright/test';
import { contentIn } from '@/content';
import { progressBar } from '@/lib/progress/progress-reducer';
import { markHydration } from '@/scripts/kit/mark-hydration';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { gate } from '../kit/gate';
import { messages } from '../kit/messages';
import { startProgram, twoFrames } from '../kit/running-page';
import { saveData } from '../kit/save-data';
import { headerLink } from '../kit/site-links';

const routeData = /\/services(\/[^?]*|)\.txt/;
const bar = (page: Page) => page.getByRole('progressbar', { name: messages.en.Progress.label, includeHidden: true });
const follow = (page: Page) => headerLink(page, messages.en.Header.links.services).click();

/** The states of the bar so far, across documents. */
const states = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('states') ?? '[]') as string[]);

/** Opens /about with its program running; `answer` handles the requests for the route data of /services. */
async function openWith(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(routeData, answer);
  await page.addInitScript(() => {
    // The browser's own error page has no storage.
    if (location.protocol === 'chrome-error:') return;
    const note = () => {
      const state = document.querySelector('[role=progressbar]')?.getAttribute('data-state');
      const states = JSON.parse(sessionStorage.getItem('states') ?? '[]') as string[];
      if (state && states.at(-1) !== state) sessionStorage.setItem('states', JSON.stringify([...states, state]));
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-state'],
    });
    addEventListener('pagehide', note);
  });
  await markHydration(page);
  await page.goto('/about');
  await startProgram(page);
  await markDocument(page);
}

test('slow route data: the bar grows, fills, and hides', { tag: '@progress-1' }, async ({ page }) => {
  const { opened, open } = gate();
  await openWith(page, async (route) => {
    await opened;
    await route.continue();
  });
  await expect(bar(page)).toHaveAttribute('data-state', 'idle');
  await expect(bar(page)).toBeHidden();
  await follow(page);
  await expect(bar(page)).toHaveAttribute('data-state', 'running');
  await expect(bar(page)).toBeVisible();
  const value = async () => Number(await bar(page).getAttribute('aria-valuenow'));
  const first = await value();
  await expect.poll(value).toBeGreaterThan(first);
  open();
  await expect(page).toHaveURL('/services');
  await expect(bar(page)).toHaveAttribute('data-state', 'idle');
  expect(await states(page)).toEqual(['idle', 'running', 'done', 'idle']);
  expect(await isSameDocument(page)).toBe(true);
});

test('quick route data: the bar is never shown', { tag: '@progress-2' }, async ({ page }) => {
  await page.clock.install();
  await openWith(page, (route) => route.continue());
  const ahead = page.waitForResponse(routeData);
  await headerLink(page, messages.en.Header.links.services).hover();
  await (await ahead).finished();
  // The clock is paused, so that no time passes between the click and the page on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page);
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentIn('en').services.hero.title);
  await page.clock.runFor(2 * progressBar.throttleMs);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await states(page)).toEqual(['idle']);
});

test('choosing the current page while route data is slow ends the bar, and the late page is not shown', async ({
  page,
}) => {
  const { opened, open } = gate();
  await openWith(page, async (route) => {
    await opened;
    await route.continue();
  });
  const late = page.waitForEvent('requestfinished', (request) => routeData.test(request.url()));
  await follow(page);
  await expect(bar(page)).toHaveAttribute('data-state', 'running');
  await headerLink(page, messages.en.Header.links.about).click();
  await expect(bar(page)).toHaveAttribute('data-state', 'idle');
  open();
  await late;
  await twoFrames(page);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentIn('en').about.hero.title);
});

test.describe('failed route data', () => {
  test.use({ expectedErrors: ['net::ERR_', 'Failed to fetch RSC payload'] });

  test('shows the failed style, then loads the page in full', { tag: '@progress-3' }, async ({ page }) => {
    await openWith(page, (route) => route.abort());
    await follow(page);
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isSameDocument(page)).toBe(false);
    expect(await states(page)).toContain('failed');
    await expect(bar(page)).toHaveAttribute('data-state', 'idle');
  });

  test(
    'when the browser goes offline during navigation: the failed style, then a full load',
    { tag: '@progress-3' },
    async ({ page, context }) => {
      const { opened, open } = gate();
      await openWith(page, async (route) => {
        await opened;
        await route.abort('internetdisconnected');
      });
      await follow(page);
      await expect(bar(page)).toHaveAttribute('data-state', 'running');
      await context.setOffline(true);
      await expect(bar(page)).toHaveAttribute('data-state', 'failed');
      await expect(bar(page)).toHaveAttribute('data-state', 'idle');
      await context.setOffline(false);
      open();
      await expect(page).toHaveURL('/services');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test('a link followed offline: the failed style, then the page once the browser is online', async ({
    page,
    context,
  }) => {
    // Prevents prefetching.
    await saveData(page);
    await openWith(page, (route) => route.continue());
    await context.setOffline(true);
    await follow(page);
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    // A headed browser reloads by itself when it is online again.
    await page.reload();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await states(page)).toContain('failed');
  });
});
