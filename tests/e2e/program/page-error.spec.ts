import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { breakTimes, fault } from '../kit/break-page';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';

test.describe('a page that throws', () => {
  test.use({ expectedErrors: [fault] });

  for (const locale of completeLocales) {
    test(`shows the error page in view, with its code and links, in ${locale}`, async ({ page }) => {
      await openRunning(page, localizePath(pagePaths['make-payment/efta-consent'], locale));
      const words = messages[locale].Error;
      const consent = page.getByRole('button', { name: messages[locale].Consent.consent });
      await breakTimes(page);
      await consent.click();
      await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByRole('main')).toContainText(`${words.code} 500`);
      await expect(page.getByRole('main')).toContainText(fault);
      await expect(page.getByRole('main')).not.toContainText(/\.js:\d|\n\s*at /);
      await expect(page.getByRole('button', { name: words.retry })).toBeVisible();
      // Its styles are not in the HTML of the page.
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const picture = await page.getByRole('main').locator('img').boundingBox();
      expect(picture?.x, 'the picture is beside the text').toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
      for (const [name, path] of [
        [words.pay, pagePaths['make-payment']],
        [words.contact, pagePaths.contact],
      ] as const) {
        await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
          'href',
          localizePath(path, locale),
        );
      }
      await page.getByRole('link', { name: words.home }).click();
      await expect(page).toHaveURL(localizePath('/', locale));
      await expect(page.getByRole('heading', { level: 1, name: contentIn(locale).home.hero.title })).toBeVisible();
    });
  }
});
