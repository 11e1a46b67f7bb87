import type { Page } from '@playwright/test';
import { headerThresholds } from '@/lib/header-reducer';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { markHydration } from '@/scripts/kit/mark-hydration';
import { expect, test } from '../kit/fixtures';
import { openRunning, startProgram, twoFrames } from '../kit/running-page';
import { switcherTo } from '../kit/site-links';

const longPage = '/terms-of-use';
const { shrinkAfterPx: shrink, hideAfterDownPx: hide, showAfterUpPx: show } = headerThresholds;
/** A position at which the header is hidden; after scrolling up to `backUp` it is shown again. */
const deep = hide + 2 * show + 100;
const backUp = deep - show - 50;
const banner = (page: Page) => page.getByRole('banner');

/** Scrolls to `y` and waits until the page has handled it. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.scrollTo({ top, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    y,
  );
}

const expectState = (page: Page, state: string) => expect(banner(page)).toHaveAttribute('data-state', state);

for (const width of [390, 1279, 1280, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'the header shrinks below the top, hides after scrolling down and returns after scrolling up',
      { tag: '@header-2' },
      async ({ page }) => {
        await openRunning(page, longPage);
        await expectState(page, 'open');
        const openHeight = (await banner(page).boundingBox())?.height ?? 0;
        for (const [y, state] of [
          [shrink, 'open'],
          [shrink + 1, 'compact'],
          [hide, 'compact'],
          [hide + 1, 'compact-and-deep'],
          [deep, 'compact-and-deep'],
          [deep - show, 'compact-and-deep'],
          [deep - show - 1, 'compact'],
        ] as const) {
          await scrollTo(page, y);
          await expectState(page, state);
        }
        await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(openHeight);
        await scrollTo(page, shrink);
        await expectState(page, 'open');
      },
    );

    test(
      width >= 1280 ? 'a deep header slides out of view, and back' : 'a deep header stays in view',
      { tag: '@header-6' },
      async ({ page }) => {
        await openRunning(page, longPage);
        await scrollTo(page, deep);
        await expectState(page, 'compact-and-deep');
        if (width >= 1280) await expect(banner(page)).not.toBeInViewport();
        else await expect(banner(page)).toBeInViewport({ ratio: 1 });
        await scrollTo(page, backUp);
        await expectState(page, 'compact');
        await expect(banner(page)).toBeInViewport({ ratio: 1 });
      },
    );
  });
}

test('a page opened at a scrolled position has a compact, visible header', { tag: '@header-3' }, async ({ page }) => {
  await markHydration(page);
  await page.goto(`${longPage}`);
  await scrollTo(page, deep);
  await page.reload();
  await startProgram(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(hide);
  await expectState(page, 'compact');
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test('switching the language far down the page keeps the header compact and visible', async ({ page }) => {
  await openRunning(page, longPage);
  await page.evaluate(() => history.replaceState(history.state, '', '#contact'));
  await scrollTo(page, 5000);
  await scrollTo(page, 5000 - 2 * show);
  await expectState(page, 'compact');
  await switcherTo(page, 'es').click();
  await expect(page).toHaveURL(`/es${longPage}#contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expectState(page, 'compact');
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test('the header stays visible while keyboard focus is in it', { tag: '@header-7' }, async ({ page }) => {
  await openRunning(page, longPage);
  await scrollTo(page, deep);
  await expect(banner(page)).not.toBeInViewport();
  await page.keyboard.press('Shift');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[data-logo]')?.focus({ preventScroll: true }));
  await expect(banner(page).locator(':focus-visible')).toHaveCount(1);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await expectState(page, 'compact-and-deep');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(banner(page)).not.toBeInViewport();
});

test('the page does not scroll while tabbing through the header', async ({ page }) => {
  await openRunning(page, longPage);
  await scrollTo(page, deep);
  await scrollTo(page, backUp);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[data-logo]')?.focus({ preventScroll: true }));
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(banner(page).locator(':focus')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(backUp);
});

test('the page does not scroll while tabbing into the hidden header', { tag: '@header-7' }, async ({ page }) => {
  await openRunning(page, longPage);
  await scrollTo(page, deep);
  await expect(banner(page)).not.toBeInViewport();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(banner(page).locator(':focus-visible')).toBeInViewport({ ratio: 1 });
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(deep);
});

test('the page content does not shift when the header shrinks', async ({ page }) => {
  await openRunning(page, longPage);
  const top = () => page.evaluate(() => (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + scrollY);
  const before = await top();
  await scrollTo(page, shrink + 20);
  await expectState(page, 'compact');
  await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(90);
  expect(await top()).toBeCloseTo(before, 0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the header changes state without animation', { tag: '@header-8' }, async ({ page }) => {
    await openRunning(page, longPage);
    const animations = () => page.evaluate(() => document.getAnimations().length);
    for (const [y, state] of [
      [shrink + 20, 'compact'],
      [deep, 'compact-and-deep'],
      [0, 'open'],
    ] as const) {
      await scrollTo(page, y);
      await expectState(page, state);
      expect(await animations()).toBe(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header is open and stays visible', async ({ page }) => {
    await page.goto(longPage);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expectState(page, 'open');
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });
});

for (const locale of completeLocales) {
  test(`the logo is centered in the window and no link beside it wraps, in ${locale}`, async ({ page }) => {
    const apart: string[] = [];
    for (const path of ['/', '/make-payment', '/terms-of-use']) {
      await page.goto(localizePath(path, locale));
      for (const width of [1280, 1320, 1440, 1560, 1720, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const { offset, height } = await page.evaluate(async () => {
          const header = document.querySelector('header');
          await Promise.all(header?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []);
          const logo = header?.querySelector('[data-logo] svg')?.getBoundingClientRect();
          const bar = header?.getBoundingClientRect();
          return {
            offset: logo ? logo.left + logo.width / 2 - document.documentElement.clientWidth / 2 : Infinity,
            height: (bar?.height ?? 0) / parseFloat(getComputedStyle(document.documentElement).fontSize),
          };
        });
        if (Math.abs(offset) > 2 || height > 5.5)
          apart.push(`${path} at ${width} px: ${offset} px, ${height} rem high`);
      }
    }
    expect(apart).toEqual([]);
  });
}
