import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { openTime } from '@/scripts/kit/open-time';
import { expect, test } from '../e2e/kit/fixtures';

/** One page of every kind. */
const shown = [
  'home',
  'about',
  'services',
  'employment',
  'contact',
  'make-payment',
  'make-payment/efta-consent',
  'privacy-notice',
  'Chat',
] as const;
const unknown = '/no-such-page';
const pictured = { ...Object.fromEntries(shown.map((page) => [page, pagePaths[page]])), notFound: unknown };

test.use({ expectedErrors: [`${unknown})`] });

test('the screenshots are from this Chromium version', ({ browser }) => {
  expect(
    browser.version(),
    'The pictures hold for Chromium 156: take them anew with --update-snapshots and name their folder after the version',
  ).toMatch(/^156\./);
});

for (const size of [
  { width: 375, height: 1600 },
  { width: 1440, height: 1400 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    for (const locale of completeLocales) {
      for (const [name, path] of Object.entries(pictured)) {
        test(`${name} in ${locale} matches its screenshot`, async ({ page }) => {
          await page.clock.setFixedTime(openTime);
          await page.goto(localizePath(path, locale));
          // Once the fonts are in the cache, they are shown from the first paint (`app/fonts.ts`).
          await page.reload();
          await page.evaluate(() => document.fonts.ready);
          await expect(page).toHaveScreenshot(`${name.replace('/', '-')}-${locale}-${size.width}.png`);
        });
      }
    }
  });
}
