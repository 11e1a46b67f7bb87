import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { unknownAddresses } from '../kit/site';
import { footerLink, switcherTo } from '../kit/site-links';

const unknownParts = ['/terms-of-use/annex', '/make-payment/by-fax', '/my-account', '/no/such/page'];

// Only these documents may be missing; a missing image or script fails the test.
test.use({ expectedErrors: [...Object.values(unknownAddresses), ...unknownParts].map((path) => `${path})`) });

for (const locale of completeLocales) {
  const { NotFound: words, Error: error } = messages[locale];

  test(
    `an unknown address gets a 404 page in ${localeRecords[locale].name} with a link home`,
    { tag: '@address-4' },
    async ({ page }) => {
      const response = await page.goto(unknownAddresses[locale]);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', localeRecords[locale].iso);
      const main = page.getByRole('main');
      await expect(main.getByText(`${error.code} 404`, { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 1, name: words.heading, exact: true })).toBeVisible();
      await expect(main.getByText(words.text, { exact: true })).toBeVisible();
      await main.getByRole('link', { name: error.home, exact: true }).click();
      await expect(page).toHaveURL(localizePath('/', locale));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.heading);
    },
  );

  test(`an unknown address below a known page gets the same 404 page in ${localeRecords[locale].name}`, async ({
    page,
  }) => {
    for (const path of unknownParts) {
      const response = await page.goto(localizePath(path, locale));
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(words.heading);
    }
  });

  test(
    `the 404 page in ${localeRecords[locale].name} hydrates at any address and navigates within one document`,
    { tag: '@address-5' },
    async ({ page }) => {
      await openRunning(page, localizePath('/no/such/page', locale));
      await markDocument(page);
      await footerLink(page, messages[locale].Footer.links.services).click();
      await expect(page).toHaveURL(localizePath('/services', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentIn(locale).services.hero.title);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test(`the 404 page in ${localeRecords[locale].name} has a working language switcher`, async ({ page }) => {
    await openRunning(page, unknownAddresses[locale]);
    const target = otherLocale(locale);
    await switcherTo(page, target).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.heading);
    await expect(page.locator('html')).toHaveAttribute('lang', localeRecords[target].iso);
  });
}
