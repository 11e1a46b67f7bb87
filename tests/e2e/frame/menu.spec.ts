import type { Page } from '@playwright/test';
import { leaveSiteAttribute } from '@/boot/protocol';
import { navigationIn } from '@/content/navigation';
import { localizePath } from '@/lib/i18n/localize-path';
import { expect, test } from '../kit/fixtures';
import { messages as words } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { headerLink } from '../kit/site-links';

const button = (page: Page, locale: 'en' | 'es' = 'en') =>
  page.getByRole('button', { name: words[locale].Menu.label, exact: true });
const menu = (page: Page, locale: 'en' | 'es' = 'en') =>
  page.getByRole('navigation', { name: words[locale].Menu.label, exact: true });

for (const width of [390, 1279]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const locale of ['en', 'es'] as const) {
      test(`the button opens and closes the menu on the ${locale} page`, { tag: '@menu-1' }, async ({ page }) => {
        await openRunning(page, localizePath('/about', locale));
        await expect(button(page, locale)).toHaveAttribute('aria-expanded', 'false');
        await expect(menu(page, locale)).toHaveCount(0);
        await button(page, locale).click();
        await expect(button(page, locale)).toHaveAttribute('aria-expanded', 'true');
        const panel = await button(page, locale).getAttribute('aria-controls');
        await expect(page.locator(`[id="${panel}"]`)).toBeVisible();
        await expect(menu(page, locale).getByRole('link')).toHaveText(
          navigationIn(locale).header.menu.map(({ label }) => words[locale].Header.links[label]),
        );
        await expect(page.locator(`[id="${panel}"] a[href^="tel:"]`)).toBeVisible();
        await expect(menu(page, locale).getByRole('link', { name: words[locale].Header.links.about })).toHaveAttribute(
          'aria-current',
          'page',
        );
        await button(page, locale).click();
        await expect(menu(page, locale)).toHaveCount(0);
        await expect(button(page, locale)).toBeFocused();
      });
    }

    test(
      'while the menu is open, the page behind is inert and does not scroll or jump',
      { tag: '@menu-2' },
      async ({ page }) => {
        await openRunning(page, '/terms-of-use');
        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
        await expect(page.getByRole('banner')).not.toHaveAttribute('data-state', 'open');
        // While the header shrinks, the browser scrolls to keep the content in place.
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        const position = () => page.evaluate(() => scrollY);
        const read = await position();
        const left = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left);
        const before = await left();
        await button(page).click();
        await expect(menu(page)).toBeVisible();
        await expect(page.locator('main, footer').and(page.locator('[inert]'))).toHaveCount(2);
        await page.mouse.move(200, 700);
        // A wheel event before the menu is painted still scrolls the page a little.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 12; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        });
        await page.mouse.wheel(0, 900);
        for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
        expect(await position()).toBe(read);
        expect(await left()).toBe(before);
        await page.keyboard.press('Escape');
        await expect(menu(page)).toHaveCount(0);
        await expect(page.locator('[inert]')).toHaveCount(0);
        expect(await position()).toBe(read);
      },
    );

    test(
      'focus moves into the menu, Tab stays in it, Escape closes it and focuses the button',
      { tag: '@menu-3' },
      async ({ page }) => {
        await openRunning(page, '/about');
        await button(page).focus();
        await page.keyboard.press('Enter');
        await expect(menu(page).getByRole('link').first()).toBeFocused();
        const panel = await button(page).getAttribute('aria-controls');
        for (const key of [...Array<string>(9).fill('Tab'), ...Array<string>(9).fill('Shift+Tab')]) {
          await page.keyboard.press(key);
          const isInside = await page.evaluate(
            (id) => document.activeElement?.matches(`header button[aria-expanded], [id="${id}"] a`),
            panel,
          );
          expect(isInside, `focus after ${key}`).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(menu(page)).toHaveCount(0);
        await expect(button(page)).toBeFocused();
      },
    );

    test('Escape closes a term above the menu first, then the menu', { tag: '@menu-3' }, async ({ page }) => {
      await openRunning(page, '/help/sued');
      await page.locator('main button[popovertarget]').first().click();
      const term = page.locator(':popover-open');
      await expect(term).toBeVisible();
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(term).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(term).toHaveCount(0);
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
    });

    test('the space bar opens the menu', async ({ page }) => {
      await openRunning(page, '/about');
      await button(page).focus();
      await page.keyboard.press('Space');
      await expect(menu(page)).toBeVisible();
    });

    test('a link to a third-party site in the menu gets focus back', { tag: '@leave-5' }, async ({ page }) => {
      await openRunning(page, '/about');
      await button(page).click();
      const panel = await button(page).getAttribute('aria-controls');
      const link = page.locator(`[id="${panel}"] a[href^="tel:"]`);
      await link.evaluate((element, attribute) => {
        element.setAttribute('href', 'https://agency.example/');
        element.setAttribute(attribute, '');
      }, leaveSiteAttribute);
      const other = page.locator(`[id="${panel}"] a[${leaveSiteAttribute}]`);
      const dialog = page.getByRole('dialog', { name: words.en.LeaveSite.title });
      await other.click();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('link', { name: words.en.LeaveSite.continue })).toBeFocused();
      for (const leave of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button').first().click()]) {
        if (!(await dialog.isVisible())) await other.click();
        await leave();
        await expect(dialog).toBeHidden();
        await expect(menu(page)).toBeVisible();
        await expect(other).toBeFocused();
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });

    test('following a link inside or outside the menu closes it', { tag: '@menu-5' }, async ({ page }) => {
      await openRunning(page, '/about');
      await button(page).click();
      await menu(page).getByRole('link', { name: words.en.Header.links.services }).click();
      await expect(page).toHaveURL('/services');
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await button(page).click();
      await menu(page).getByRole('link', { name: words.en.Header.links.services }).click();
      await expect(menu(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await page.getByRole('banner').locator('[data-logo]').click();
      await expect(page).toHaveURL('/');
      await expect(menu(page)).toHaveCount(0);
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test(
      'Back to another page closes the menu and focuses its heading',
      { tag: ['@menu-5', '@navigation-1'] },
      async ({ page }) => {
        await openRunning(page, '/about');
        await button(page).click();
        await menu(page).getByRole('link', { name: words.en.Header.links.services }).click();
        await expect(page).toHaveURL('/services');
        await button(page).click();
        await expect(menu(page)).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL('/about');
        await expect(menu(page)).toHaveCount(0);
        await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(page.locator('[inert]')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      },
    );

    test('resizing to 1280 px closes the menu and moves focus to the logo', { tag: '@menu-6' }, async ({ page }) => {
      await openRunning(page, '/about');
      await button(page).click();
      await expect(menu(page).getByRole('link').first()).toBeFocused();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('banner').locator('[data-logo]')).toBeFocused();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await page.setViewportSize({ width, height: 800 });
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

test('at 1280 px there is no menu: the links are in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRunning(page, '/about');
  await expect(button(page)).toBeHidden();
  await expect(headerLink(page, words.en.Header.links.contact)).toBeVisible();
});
