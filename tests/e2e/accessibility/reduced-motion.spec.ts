import type { Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { inHours, launcher, log, panel, send } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { addressesIn } from '../kit/site';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/New_York' });

const maxMs = 10;

/** Elements and pseudo-elements with transitions or animations, and running animations, that last long enough to be visible. */
const motions = (page: Page) =>
  page.evaluate((longest) => {
    const ms = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo);
        const isMoving =
          ms(transitionDuration) > longest || (animationName !== 'none' && ms(animationDuration) > longest);
        return isMoving ? [`${element.outerHTML.slice(0, 80)} ${pseudo ?? ''}`] : [];
      }),
    );
    const running = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > longest);
    return [...styled, ...running.map((animation) => `${animation.constructor.name} runs`)];
  }, maxMs);

for (const locale of completeLocales) {
  const words = messages[locale];

  test(
    `with reduced motion, nothing on a page in ${localeRecords[locale].name} is animated`,
    { tag: '@every-page' },
    async ({ page }) => {
      test.setTimeout(60_000);
      const moving: string[] = [];
      for (const { path } of addressesIn(locale)) {
        await page.goto(path);
        moving.push(...(await motions(page)).map((motion) => `${path}: ${motion}`));
      }
      expect(moving).toEqual([]);
    },
  );

  test(`with reduced motion, menu and leave-site dialog open and close in ${localeRecords[locale].name} without animation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openRunning(page, localizePath(pagePaths.employment, locale));
    await page.getByRole('button', { name: words.Menu.label, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.Menu.label })).toBeVisible();
    expect(await motions(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: words.Openings.button }).click();
    await expect(page.getByRole('dialog', { name: words.LeaveSite.title })).toBeVisible();
    expect(await motions(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('with reduced motion, the chat opens, types and closes without animation', async ({ page }) => {
  await page.clock.setFixedTime(inHours);
  await openRunning(page, pagePaths.services);
  await launcher(page).click();
  await expect(log(page)).toBeVisible();
  await send(page, 'Hello');
  await expect(page.locator('[data-typing]')).toHaveCount(1);
  expect(await motions(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});
