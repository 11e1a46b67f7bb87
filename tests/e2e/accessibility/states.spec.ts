import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { progressBar } from '@/lib/progress/progress-reducer';
import { breakTimes, fault } from '../kit/break-page';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { unknownAddresses } from '../kit/site';
import { headerLink } from '../kit/site-links';
import { expectNothingAt, widths } from './axe';
import { withholdTimer } from './withhold-timer';

// Without animations each state is final at once, so that axe sees no transitional colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Scrolls up, because axe would report a link that the header partly covers as too small. */
const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

for (const locale of completeLocales) {
  const words = messages[locale];
  const at = (path: string) => localizePath(path, locale);

  test.describe(`axe finds no violations in ${localeRecords[locale].name}`, () => {
    test('with the menu open', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await openRunning(page, at(pagePaths.about));
      await page.getByRole('button', { name: words.Menu.label, exact: true }).click();
      await expect(page.getByRole('navigation', { name: words.Menu.label, exact: true })).toBeVisible();
      await expectNothingAt(page, 375, 'menu');
    });

    test('with the leave-site dialog open', async ({ page }) => {
      await openRunning(page, at(pagePaths.employment));
      await page.getByRole('link', { name: words.Openings.button }).click();
      await expect(page.getByRole('dialog', { name: words.LeaveSite.title })).toBeVisible();
      for (const width of widths) await expectNothingAt(page, width, 'leave-site warning');
    });

    test('with the consent given, and withdrawn', async ({ page }) => {
      const { consent } = contentIn(locale)['make-payment/efta-consent'];
      await openRunning(page, at(pagePaths['make-payment/efta-consent']));
      await page.getByRole('button', { name: words.Consent.consent }).click();
      await expect(page.getByRole('heading', { name: consent.confirmedTitle })).toBeFocused();
      await toTop(page);
      for (const width of widths) await expectNothingAt(page, width, 'consent given');
      await page.getByRole('button', { name: words.Consent.withdraw }).click();
      await expect(page.getByText(consent.withdrawn)).toBeVisible();
      await toTop(page);
      for (const width of widths) await expectNothingAt(page, width, 'consent withdrawn');
    });

    test('with a compact header after hydration', async ({ page }) => {
      await openRunning(page, at(pagePaths['terms-of-use']));
      await page.mouse.wheel(0, 200);
      await expect(page.getByRole('banner')).toHaveAttribute('data-state', 'compact');
      for (const width of widths) await expectNothingAt(page, width, 'compact header');
    });

    test.describe('on the not-found page', () => {
      test.use({ expectedErrors: [`${unknownAddresses[locale]})`] });

      test('after hydration', async ({ page }) => {
        await openRunning(page, unknownAddresses[locale]);
        await expect(page.getByRole('heading', { level: 1, name: words.NotFound.heading })).toBeVisible();
        for (const width of widths) await expectNothingAt(page, width, 'not found');
      });
    });

    test.describe('on the error page', () => {
      test.use({ expectedErrors: [fault] });

      for (const [what, heading, isUnreadable] of [
        ['a page throws', words.Error.heading, false],
        ['the error page throws, too', words.Error.failed, true],
      ] as const) {
        test(`when ${what}`, { tag: isUnreadable ? '@error-3' : '@error-1' }, async ({ page }) => {
          await openRunning(page, at(pagePaths['make-payment/efta-consent']));
          await breakTimes(page, { isUnreadable });
          await page.getByRole('button', { name: words.Consent.consent }).click();
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await toTop(page);
          for (const width of widths) await expectNothingAt(page, width, what);
        });
      }
    });
  });
}

test.describe('axe finds no violations in the progress bar', () => {
  test.use({ expectedErrors: ['Failed to fetch RSC payload'] });

  test('while it runs, and after it failed', async ({ page, context }) => {
    await page.route(/\/services(\/[^?]*|)\.txt/, () => {});
    await openRunning(page, pagePaths.about);
    // The failed bar stays visible while axe runs.
    await withholdTimer(page, progressBar.hideDelayMs);
    const bar = page.getByRole('progressbar', { name: messages.en.Progress.label });
    await headerLink(page, messages.en.Header.links.services).click();
    await expect(bar).toHaveAttribute('data-state', 'running');
    await expectNothingAt(page, 1440, 'progress');
    await context.setOffline(true);
    await expect(bar).toHaveAttribute('data-state', 'failed');
    await expectNothingAt(page, 1440, 'failed progress');
  });
});
