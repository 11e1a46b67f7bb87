import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { type CompleteLocale, completeLocales, otherLocale } from '@/lib/i18n/routing';
import { countPrints } from '../kit/count-prints';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { addressesIn, unknownAddresses } from '../kit/site';
import { footerLink, switcherTo } from '../kit/site-links';
import { watchViolations } from '../kit/violations';

test.use({
  viewport: { width: 390, height: 844 },
  expectedErrors: Object.values(unknownAddresses).map((path) => `${path})`),
});

/** Opens the menu with its button and closes it. */
async function useMenu(page: Page, locale: CompleteLocale) {
  const { label } = messages[locale].Menu;
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByRole('navigation', { name: label, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Opens the leave-site dialog and stays. */
async function useLeaveSite(page: Page, locale: CompleteLocale) {
  const words = messages[locale].LeaveSite;
  await page.getByRole('contentinfo').locator(`a[href="${firm.sites.reliefAct}"]`).click();
  await page.getByRole('dialog', { name: words.title }).getByRole('button', { name: words.stay }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens and closes the chat if the page has it. */
async function useChat(page: Page, locale: CompleteLocale) {
  const { text } = contentIn(locale).assistant;
  const launcher = page.getByRole('complementary').getByRole('button', { name: text.icon_label });
  if ((await launcher.count()) === 0) return;
  await launcher.click();
  await expect(page.getByRole('region', { name: text.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: text.heading })).toHaveCount(0);
}

for (const locale of completeLocales) {
  test(`using the controls of every ${locale} page violates no policy`, { tag: '@every-page' }, async ({ page }) => {
    test.setTimeout(120_000);
    const violations = await watchViolations(page);
    for (const path of [...addressesIn(locale).map(({ path }) => path), unknownAddresses[locale]]) {
      await openRunning(page, path);
      await useMenu(page, locale);
      await useLeaveSite(page, locale);
      await useChat(page, locale);
      expect(violations, path).toEqual([]);
    }
  });

  test(`consent, print, language switch and navigation on ${locale} pages violate no policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    const prints = await countPrints(page);
    await openRunning(page, localizePath('/make-payment/efta-consent', locale));
    await page.getByRole('button', { name: messages[locale].Consent.consent }).click();
    await page.getByRole('button', { name: messages[locale].Consent.withdraw }).click();
    await page.getByRole('button', { name: messages[locale].PrintButton.label }).click();
    expect(await prints()).toBe(1);
    await footerLink(page, messages[locale].Footer.links.privacy).click();
    await expect(page).toHaveURL(localizePath('/privacy-notice', locale));
    await page.goBack();
    await expect(page).toHaveURL(localizePath('/make-payment/efta-consent', locale));
    const other = otherLocale(locale);
    await switcherTo(page, other).click();
    await expect(page).toHaveURL(localizePath('/make-payment/efta-consent', other));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      contentIn(other)['make-payment/efta-consent'].title,
    );
    expect(violations).toEqual([]);
  });
}
