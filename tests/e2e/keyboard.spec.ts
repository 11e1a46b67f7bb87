import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { expect, test } from './fixtures';
import { messages } from './messages';

const { en: words } = messages;

/** Presses the Tab key until the element named `name` has focus, as a visitor without a pointer does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
    if (focused.startsWith(name)) return;
  }
  throw new Error(`The Tab key never reached "${name}"`);
}

test.describe('with the keyboard alone', () => {
  test('a visitor gives and withdraws the consent', async ({ page }) => {
    const { consent } = contentIn('en').eftaConsent;
    await page.goto('/make-payment/efta-consent');
    await tabTo(page, words.Consent.consent);
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: consent.confirmedTitle })).toBeFocused();
    await tabTo(page, words.Consent.withdraw);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: consent.title, exact: true })).toBeFocused();
  });

  test('a visitor is warned before another site, stays, and goes on from there', async ({ page }) => {
    await page.goto('/employment');
    await tabTo(page, words.Openings.button);
    const opener = page.getByRole('link', { name: words.Openings.button });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words.LeaveSite.stay })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a visitor changes the language and reads on', async ({ page }) => {
    await page.goto('/services');
    await tabTo(page, 'ES');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/es/services');
    await expect(page.getByRole('heading', { level: 1, name: contentIn('es').services.hero.title })).toBeVisible();
  });
});
