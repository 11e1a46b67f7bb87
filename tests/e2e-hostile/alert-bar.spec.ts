import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { expectNothingAt, widths } from '@/tests/e2e/accessibility/axe';
import { expect, test } from '@/tests/e2e/kit/fixtures';
import { messages } from '@/tests/e2e/kit/messages';
import { openRunning } from '@/tests/e2e/kit/running-page';
import { footerLink } from '@/tests/e2e/kit/site-links';
import { serveCounter } from './counter';

for (const locale of completeLocales) {
  const at = (path: string) => localizePath(path, locale);
  const { text, link } = contentIn(locale)['alert-bar'];
  const bar = (page: Page) => page.getByRole('complementary', { name: messages[locale].AlertBar.label, exact: true });

  test.describe(`the alert bar in ${localeRecords[locale].name}`, () => {
    test.beforeEach(({ page }) => serveCounter(page));

    test('is first on the home page, with its text and link', { tag: ['@frame-1', '@frame-2'] }, async ({ page }) => {
      await page.goto(at(pagePaths.home));
      await expect(bar(page)).toHaveText(link ? `${text} ${link.label}` : text);
      if (link) await expect(bar(page).getByRole('link', { name: link.label })).toHaveAttribute('href', at(link.href));
      expect((await bar(page).boundingBox())?.y).toBe(0);
      await expect(page.locator('body > [data-alert-bar] + nav > a[href="#main"]')).toHaveCount(1);
    });

    test('disappears when leaving the home page and returns with Back', { tag: '@frame-2' }, async ({ page }) => {
      await openRunning(page, at(pagePaths.home));
      await footerLink(page, messages[locale].Footer.links.about).click();
      await expect(page).toHaveURL(at(pagePaths.about));
      await expect(bar(page)).toHaveCount(0);
      await page.goBack();
      await expect(bar(page)).toBeVisible();
    });

    test('is one line of 30 px at 320 px', { tag: '@frame-3' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at(pagePaths.home));
      expect((await bar(page).boundingBox())?.height).toBe(30);
    });

    test('moves the header max(0, 30 - scrollY) px from the top', { tag: '@frame-4' }, async ({ page }) => {
      await page.goto(at(pagePaths.home));
      for (const y of [0, 1, 12, 29, 30, 31, 200]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(Math.max(0, 30 - y));
      }
    });

    test('has no axe violations and is not printed', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(at(pagePaths.home));
      for (const width of widths) await expectNothingAt(page, width, 'alert bar');
      await page.emulateMedia({ media: 'print' });
      await expect(bar(page)).toBeHidden();
    });
  });
}
