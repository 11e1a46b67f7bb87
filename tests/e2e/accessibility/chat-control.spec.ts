import type { Locator, Page } from '@playwright/test';
import { contentIn } from '@/content';
import { settings } from '@/content/settings';
import { localizePath } from '@/lib/i18n/localize-path';
import { localeRecords, locales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { contrast } from '@/tests/kit/contrast';
import { box, inHours, launcher, panel } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { openRunning, twoFrames } from '../kit/running-page';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/New_York' });

const { text } = contentIn('en').assistant;
const label = (page: Page) => launcher(page).getByText(text.icon_label);
/** The width of an element; visually hidden elements are one pixel wide. */
const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;
const expectShown = (page: Page) => expect.poll(() => widthOf(label(page))).toBeGreaterThan(100);
const expectAway = (page: Page) => expect.poll(() => widthOf(label(page))).toBeLessThan(2);

test.beforeEach(({ page }) => page.clock.setFixedTime(inHours));

for (const width of [900, 1440]) {
  test.describe(`the label of the chat’s launcher at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openRunning(page, pagePaths.contact);
    });

    test(
      'Escape hides it while the pointer stays, and hovering again shows it',
      { tag: '@chat-22' },
      async ({ page }) => {
        await launcher(page).hover();
        await expectShown(page);
        await page.keyboard.press('Escape');
        await expectAway(page);
        await page.mouse.move(2, 300);
        await launcher(page).hover();
        await expectShown(page);
      },
    );

    test('Escape hides it while focus stays, and focusing again shows it', { tag: '@chat-22' }, async ({ page }) => {
      await page.keyboard.press('Tab');
      await launcher(page).focus();
      await expectShown(page);
      await page.keyboard.press('Escape');
      await expectAway(page);
      await expect(launcher(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await launcher(page).focus();
      await expectShown(page);
    });

    test('stays visible while the pointer moves slowly onto it', { tag: '@chat-22' }, async ({ page }) => {
      await launcher(page).hover();
      await expectShown(page);
      const [from, to] = [await launcher(page).boundingBox(), await label(page).boundingBox()];
      if (!from || !to) throw new Error('no launcher');
      const [fromX, fromY] = [from.x + from.width / 2, from.y + from.height / 2];
      // Straight to the nearest point of the label.
      const inside = (at: number, start: number, size: number) => Math.min(Math.max(at, start + 5), start + size - 5);
      const [toX, toY] = [inside(fromX, to.x, to.width), inside(fromY, to.y, to.height)];
      for (let step = 1; step <= 40; step++) {
        await page.mouse.move(fromX + ((toX - fromX) * step) / 40, fromY + ((toY - fromY) * step) / 40);
        await twoFrames(page);
        expect(await widthOf(label(page)), `after ${step} of 40 steps`).toBeGreaterThan(100);
      }
    });
  });
}

test(
  'Escape on the page beside an open chat closes it and keeps focus on the page',
  { tag: '@chat-14' },
  async ({ page }) => {
    await openRunning(page, pagePaths.contact);
    await launcher(page).click();
    await expect(panel(page)).toBeFocused();
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await twoFrames(page);
    await expect(link).toBeFocused();
  },
);

for (const width of [375, 900]) {
  test(
    `the Tab key goes from the header to the launcher, which is visible in it, at ${width} px`,
    { tag: '@chat-23' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openRunning(page, pagePaths.contact);
      await page.getByRole('banner').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(launcher(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
      await page.keyboard.press('Shift+Tab');
      await expect(launcher(page)).toBeFocused();
    },
  );
}

for (const path of [pagePaths.contact, pagePaths.Chat]) {
  test(
    `the chat’s text box has a visible label before and after typing, on ${path}`,
    { tag: '@chat-24' },
    async ({ page }) => {
      await openRunning(page, path);
      if (path !== pagePaths.Chat) await launcher(page).click();
      await expect(box(page)).toHaveAttribute('placeholder', text.placeholder);
      const hint = await box(page).evaluate((element) => {
        const { color, opacity } = getComputedStyle(element, '::placeholder');
        return { color, opacity, ground: getComputedStyle(element).backgroundColor };
      });
      expect(hint.opacity).toBe('1');
      expect(contrast(hint.color, hint.ground)).toBeGreaterThanOrEqual(4.5);
      await box(page).scrollIntoViewIfNeeded();
      const before = await box(page).boundingBox();
      const name = panel(page).locator('label');
      await box(page).fill('Hello');
      await expect(name).toHaveText(text.placeholder);
      await expect.poll(() => widthOf(name)).toBeGreaterThan(50);
      expect(await name.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none');
      expect(await box(page).boundingBox()).toEqual(before);
    },
  );
}

for (const locale of locales) {
  test(`in ${localeRecords[locale].name} the Tab key goes through the landmarks in order at 375 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openRunning(page, localizePath(pagePaths.contact, locale));
    const reached: string[] = [];
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => document.activeElement?.closest('header, main, aside, footer')?.tagName ?? 'skip'),
      );
    }
    const places = [...new Set(reached)];
    const launched = settings.chat.locales.includes(locale) ? ['ASIDE'] : [];
    expect(places).toEqual(['skip', 'HEADER', ...launched, 'MAIN']);
  });
}
