import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { formatPhone } from '@/lib/links/phone';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';

const numbers = [firm.phones.main, firm.phones.newYorkCity, firm.phones.yonkers, firm.phones.connecticut];
const at = new Date('2026-03-03T15:04:00-05:00');

test.use({ timezoneId: 'America/New_York' });

/** What the browser stores for the site: storage, cookies, databases and caches. */
async function kept(page: Page): Promise<unknown[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
  ]);
  return [...inPage, ...(await page.context().cookies())];
}

for (const locale of ['en', 'es'] as const) {
  const { consent } = contentIn(locale)['make-payment/efta-consent'];
  const labels = messages[locale].Consent;
  const path = localizePath('/make-payment/efta-consent', locale);
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
  const give = (page: Page) => page.getByRole('button', { name: labels.consent }).click();

  test.describe(`the consent flow in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(at);
      await openRunning(page, path);
    });

    test(
      'confirms the consent with its time and the phone numbers, and focuses the heading',
      { tag: '@consent-1' },
      async ({ page }) => {
        await give(page);
        await expect(heading(page, consent.confirmedTitle)).toBeFocused();
        const panel = page
          .getByRole('main')
          .locator('section')
          .filter({ has: heading(page, consent.confirmedTitle) });
        await expect(panel).toContainText(
          locale === 'en' ? /March\s3,\s2026,\s3:04\sp\.m\./ : /3\sde\smarzo\sde\s2026,\s3:04\sp\.\s?m\./,
        );
        await expect(panel).toContainText(consent.nothingSent);
        for (const number of numbers) {
          await expect(panel.getByRole('link', { name: formatPhone(number) })).toHaveAttribute('href', `tel:${number}`);
        }
        await expect(page.getByRole('button', { name: labels.consent })).toHaveCount(0);
      },
    );

    test('a click on the heading that had focus does not focus it again', { tag: '@consent-1' }, async ({ page }) => {
      await give(page);
      await expect(heading(page, consent.confirmedTitle)).toBeFocused();
      await page.keyboard.press('Tab');
      await heading(page, consent.confirmedTitle).click();
      await expect(heading(page, consent.confirmedTitle)).not.toBeFocused();
    });

    test('resets when the page is restored from the back/forward cache', async ({ page }) => {
      await give(page);
      await expect(heading(page, consent.confirmedTitle)).toBeFocused();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(page.getByRole('button', { name: labels.consent })).toBeVisible();
      await expect(page.getByText(consent.withdrawn)).toHaveCount(0);
    });

    test(
      'resets when the consent is withdrawn, says so, and can be repeated',
      { tag: '@consent-2' },
      async ({ page }) => {
        await give(page);
        await page.getByRole('button', { name: labels.withdraw }).click();
        await expect(heading(page, consent.title)).toBeFocused();
        await expect(page.getByText(consent.withdrawn)).toBeVisible();
        await expect(page.getByRole('button', { name: labels.withdraw })).toHaveCount(0);
        await give(page);
        await expect(heading(page, consent.confirmedTitle)).toBeFocused();
        await expect(page.getByText(consent.withdrawn)).toHaveCount(0);
      },
    );

    test(
      'sends and stores nothing, and resets after a reload or a visit to another page',
      { tag: '@consent-3' },
      async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (!['GET', 'HEAD'].includes(request.method()) || request.postData()) sent.push(request.url());
        });
        await give(page);
        await expect(heading(page, consent.confirmedTitle)).toBeVisible();
        expect(await kept(page)).toEqual([]);
        // With the keyboard, because far down the hidden header would slide in under a pointer.
        await page.getByRole('banner').locator('[data-logo]').press('Enter');
        await expect(page).toHaveURL(localizePath('/', locale));
        await page.goBack();
        await expect(page.getByRole('button', { name: labels.consent })).toBeVisible();
        await give(page);
        await expect(heading(page, consent.confirmedTitle)).toBeVisible();
        await page.reload();
        await expect(heading(page, consent.title)).toBeVisible();
        await expect(heading(page, consent.confirmedTitle)).toHaveCount(0);
        expect(sent).toEqual([]);
      },
    );
  });
}
