import type { Page } from '@playwright/test';
import { userLocaleKey } from '@/lib/i18n/routing';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { openRunning } from '../kit/running-page';
import { switcherTo } from '../kit/site-links';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), userLocaleKey);

for (const [here, there, path, other] of [
  ['en', 'es', '/services', '/es/services'],
  ['es', 'en', '/es', '/'],
] as const) {
  test(
    `on ${path} the switcher links to ${other}, labeled with the other language’s code and lang`,
    { tag: '@locale-7' },
    async ({ page }) => {
      await page.goto(path);
      const link = switcherTo(page, there);
      await expect(link).toHaveText(there.toUpperCase());
      await expect(link).toHaveAttribute('hreflang', there);
      await expect(link).toHaveAttribute('lang', there);
      await expect(link).toHaveAttribute('href', other);
      await expect(switcherTo(page, here)).toHaveCount(0);
    },
  );
}

test(
  'switching stores the choice and keeps query and hash, without a full page load',
  { tag: '@locale-8' },
  async ({ page }) => {
    await openRunning(page, '/about?ref=letter#our-team');
    await markDocument(page);
    await switcherTo(page, 'es').click();
    await expect(page).toHaveURL('/es/about?ref=letter#our-team');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    expect(await stored(page)).toBe('es');
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('#our-team')).toBeInViewport();
    await switcherTo(page, 'en').click();
    await expect(page).toHaveURL('/about?ref=letter#our-team');
    expect(await stored(page)).toBe('en');
  },
);

test('the chosen language applies to the next visit', async ({ page }) => {
  await openRunning(page, '/contact');
  await switcherTo(page, 'es').click();
  await expect(page).toHaveURL('/es/contact');
  await page.goto('/services');
  await expect(page).toHaveURL('/es/services');
});

test.describe('while no script can be fetched', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  test('switching stores the choice and keeps the hash', { tag: '@locale-8' }, async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/about#our-model');
    await switcherTo(page, 'es').click();
    await expect(page).toHaveURL('/es/about#our-model');
    // The page may be reloading after the failed scripts.
    await page.waitForFunction((key) => localStorage.getItem(key) === 'es', userLocaleKey);
  });
});

test('a middle click opens the other language in a new tab and stores the choice', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate((key) => localStorage.setItem(key, 'en'), userLocaleKey);
  const [tab] = await Promise.all([context.waitForEvent('page'), switcherTo(page, 'es').click({ button: 'middle' })]);
  await expect(tab).toHaveURL('/es/about');
  await expect(page).toHaveURL('/about');
});

test.describe('on the not-found page', () => {
  // The route data of the other language's page is missing too.
  test.use({ expectedErrors: ['/no/such-page)', '/es/no/such-page.txt?'] });

  test('the switcher leads to the same address in the other language', { tag: '@locale-8' }, async ({ page }) => {
    await openRunning(page, '/no/such-page');
    await expect(switcherTo(page, 'es')).toHaveAttribute('href', '/es/no/such-page');
    await switcherTo(page, 'es').click();
    await expect(page).toHaveURL('/es/no/such-page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  });
});

for (const hash of ['#no-such-place', '#%E0%A4%A', '#%']) {
  test(`switching works with the hash "${hash}"`, async ({ page }) => {
    await openRunning(page, `/about${hash}`);
    await switcherTo(page, 'es').click();
    await expect(page).toHaveURL(`/es/about${hash}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switcher is a plain link', { tag: '@locale-9' }, async ({ page }) => {
    await page.goto('/make-payment/pay-by-email');
    await switcherTo(page, 'es').click();
    await expect(page).toHaveURL('/es/make-payment/pay-by-email');
  });
});
