import type { Page } from '@playwright/test';
import { header } from '@/lib/constants';
import { expect, test } from './fixtures';
import { openRunning, startProgram, markHydration, twoFrames } from './running-page';

const longPage = '/terms-of-use';
const banner = (page: Page) => page.getByRole('banner');

/** Scrolls to `y` and lets the page take notice of it. */
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
      'the header shrinks after 20 px, is deep after 300 px down and back after 150 px up',
      { tag: '@header-2' },
      async ({ page }) => {
        await openRunning(page, longPage);
        await expectState(page, 'open');
        const openHeight = (await banner(page).boundingBox())?.height ?? 0;
        for (const [y, state] of [
          [header.shrinkAfterPx, 'open'],
          [header.shrinkAfterPx + 1, 'compact'],
          [header.hideAfterDownPx, 'compact'],
          [header.hideAfterDownPx + 1, 'compact-and-deep'],
          [1000, 'compact-and-deep'],
          [1000 - header.showAfterUpPx, 'compact-and-deep'],
          [999 - header.showAfterUpPx, 'compact'],
        ] as const) {
          await scrollTo(page, y);
          await expectState(page, state);
        }
        await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(openHeight);
        await scrollTo(page, header.shrinkAfterPx);
        await expectState(page, 'open');
      },
    );

    test(
      width >= 1280 ? 'a deep header slides out of view, and back' : 'a deep header stays in view',
      { tag: '@header-6' },
      async ({ page }) => {
        await openRunning(page, longPage);
        await scrollTo(page, 900);
        await expectState(page, 'compact-and-deep');
        if (width >= 1280) await expect(banner(page)).not.toBeInViewport();
        else await expect(banner(page)).toBeInViewport({ ratio: 1 });
        await scrollTo(page, 700);
        await expectState(page, 'compact');
        await expect(banner(page)).toBeInViewport({ ratio: 1 });
      },
    );
  });
}

test(
  'a page that opens at a scrolled position has a compact header in view',
  { tag: '@header-3' },
  async ({ page }) => {
    await markHydration(page);
    await page.goto(`${longPage}`);
    await scrollTo(page, 1500);
    await page.reload();
    await startProgram(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expectState(page, 'compact');
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  },
);

test('a change of language far down the page leaves the header compact and in view', async ({ page }) => {
  await openRunning(page, longPage);
  await page.evaluate(() => history.replaceState(history.state, '', '#contact'));
  await scrollTo(page, 5000);
  await scrollTo(page, 5000 - 2 * header.showAfterUpPx);
  await expectState(page, 'compact');
  await banner(page).getByRole('link', { name: /^ES\b/ }).click();
  await expect(page).toHaveURL(`/es${longPage}#contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expectState(page, 'compact');
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});

test(
  'the header stays in view while something in it has the keyboard’s focus',
  { tag: '@header-7' },
  async ({ page }) => {
    await openRunning(page, longPage);
    await scrollTo(page, 700);
    await expect(banner(page)).not.toBeInViewport();
    await page.keyboard.press('Shift');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[data-logo]')?.focus({ preventScroll: true }),
    );
    await expect(banner(page).locator(':focus-visible')).toHaveCount(1);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expectState(page, 'compact-and-deep');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(banner(page)).not.toBeInViewport();
  },
);

test('the page does not move while the Tab key goes through the header', async ({ page }) => {
  await openRunning(page, longPage);
  await scrollTo(page, 700);
  await scrollTo(page, 500);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[data-logo]')?.focus({ preventScroll: true }));
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(banner(page).locator(':focus')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('the page does not move when the header shrinks', async ({ page }) => {
  await openRunning(page, longPage);
  const top = () => page.evaluate(() => (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + scrollY);
  const before = await top();
  await scrollTo(page, 40);
  await expectState(page, 'compact');
  await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(90);
  expect(await top()).toBeCloseTo(before, 0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the header changes its state without moving', { tag: '@header-8' }, async ({ page }) => {
    await openRunning(page, longPage);
    const animations = () => page.evaluate(() => document.getAnimations().length);
    for (const [y, state] of [
      [100, 'compact'],
      [900, 'compact-and-deep'],
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

  test('the header is open and stays in view', async ({ page }) => {
    await page.goto(longPage);
    await page.mouse.wheel(0, 1500);
    await expectState(page, 'open');
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });
});
