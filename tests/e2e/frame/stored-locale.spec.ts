import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { openRunning } from '../kit/running-page';
import { switcherTo } from '../kit/site-links';
import { storeLanguage } from '../kit/stored-language';

const iso = (page: Page) => page.locator('html').getAttribute('lang');

test.describe('a stored language', () => {
  for (const [stored, from, to, lang] of [
    ['es', '/about?ref=letter&x=1#our-team', '/es/about?ref=letter&x=1#our-team', 'es-ES'],
    ['es', '/', '/es', 'es-ES'],
    ['en', '/es', '/', 'en-US'],
    ['en', '/es/make-payment/efta-consent#consent', '/make-payment/efta-consent#consent', 'en-US'],
  ] as const) {
    test(
      `of ${stored} redirects ${from} to ${to} before first paint`,
      { tag: '@locale-3' },
      async ({ page, baseURL }) => {
        const painted = await storeLanguage(page, stored);
        await page.goto(from);
        await expect(page).toHaveURL(new RegExp(`^${baseURL}${to.replace(/[?]/g, '\\?')}$`));
        expect(await iso(page)).toBe(lang);
        await expect.poll(() => painted.length).toBeGreaterThan(0);
        expect(new Set(painted)).toEqual(new Set([to.split(/[?#]/)[0]]));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
  }

  test('equal to the page’s own redirects nowhere', async ({ page }) => {
    await storeLanguage(page, 'es');
    await openRunning(page, '/es/about');
    await expect(page).toHaveURL('/es/about');
  });

  for (const [name, value] of [
    ['fr', 'fr'],
    ['null', 'null'],
    ['a script', '<script>alert(1)</script>'],
    ['a path', '//evil.example'],
    ['EN', 'EN'],
    ['1 MB', 'es'.repeat(524_288)],
  ] as const) {
    test(`of ${name} is ignored`, { tag: '@locale-4' }, async ({ page }) => {
      await storeLanguage(page, value);
      for (const [path, lang] of [
        ['/about', 'en-US'],
        ['/es/about', 'es-ES'],
      ] as const) {
        await page.goto(path);
        await expect(page).toHaveURL(path);
        expect(await iso(page)).toBe(lang);
      }
    });
  }

  test('is ignored when storage is blocked, and the switcher still works', { tag: '@locale-4' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      }
    });
    await openRunning(page, '/about');
    expect(await iso(page)).toBe('en-US');
    await switcherTo(page, 'es').click();
    await expect(page).toHaveURL('/es/about');
  });
});

test.describe('in a browser set to Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('a visit stores nothing and is not redirected', { tag: '@locale-5' }, async ({ page, context }) => {
    await openRunning(page, '/about');
    expect(await page.evaluate(() => navigator.language)).toBe('es-MX');
    expect(await iso(page)).toBe('en-US');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
});

test('Back and Forward within one document never redirect', { tag: '@locale-6' }, async ({ page }) => {
  await openRunning(page, '/about');
  await markDocument(page);
  await switcherTo(page, 'es').click();
  await expect(page).toHaveURL('/es/about');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await isSameDocument(page)).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL('/es/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
});
