import type { Locator, Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { showModalEvent } from '@/lib/browser/show-modal';
import { localizePath } from '@/lib/i18n/localize-path';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { footerLink } from '../kit/site-links';

const words = { ...messages.en.LeaveSite, close: messages.en.CloseButton.label };
const dialog = (page: Page, locale: 'en' | 'es' = 'en') =>
  page.getByRole('dialog', { name: messages[locale].LeaveSite.title });
const linkTo = (page: Page, address: string) => page.locator(`a[href="${address}"]`).first();
const isInside = (page: Page) => dialog(page).evaluate((element) => element.contains(document.activeElement));

/** Opens the page, and the dialog with its Current Openings button. */
async function openWarning(page: Page): Promise<Locator> {
  await openRunning(page, '/employment');
  const opener = page.getByRole('link', { name: messages.en.Openings.button });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  return opener;
}

const warned = [
  ['the relief-act site', '/about', firm.sites.reliefAct],
  ['the city agency', '/about', firm.sites.cityAgency],
  ['the licensing registry', '/about', firm.sites.registry],
  ['LinkedIn', '/employment', firm.sites.linkedin],
  ['Indeed', '/employment', firm.sites.indeed],
  ['Glassdoor', '/employment', firm.sites.glassdoor],
  ['the recruiting site', '/employment', firm.sites.recruiting],
] as const;

for (const locale of ['en', 'es'] as const) {
  test(
    `links to every third-party site open the dialog with its host, on ${locale} pages`,
    { tag: '@leave-1' },
    async ({ page }) => {
      const { text, stay, continue: goOn } = messages[locale].LeaveSite;
      for (const path of new Set(warned.map(([, path]) => path))) {
        await openRunning(page, localizePath(path, locale));
        for (const [, , address] of warned.filter(([, onPath]) => onPath === path)) {
          await linkTo(page, address).click();
          await expect(dialog(page, locale)).toContainText(text.replace('{host}', new URL(address).host));
          await expect(dialog(page, locale).getByRole('link', { name: goOn })).toHaveAttribute('href', address);
          await dialog(page, locale).getByRole('button', { name: stay }).click();
          await expect(dialog(page, locale)).toBeHidden();
        }
      }
    },
  );
}

test('the firm’s own other sites open directly, in the same tab', { tag: '@leave-2' }, async ({ page }) => {
  await page.route(`https://*.${firm.domain}/**`, (route) => route.fulfill({ body: 'An own page' }));
  const own = [
    firm.sites.clientAccess,
    firm.sites.emailConsent.en,
    firm.sites.emailUnsubscribe.en,
    firm.sites.accountDetails.en,
  ];
  for (const address of own) {
    await openRunning(page, '/about');
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
  }
});

test('focus moves to Stay, and Tab stays inside the dialog', { tag: '@leave-4' }, async ({ page }) => {
  await openWarning(page);
  await expect(dialog(page).getByRole('button', { name: words.stay })).toBeFocused();
  const reached = new Set<string>();
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await isInside(page), `focus after ${key}`).toBe(true);
    reached.add(
      await page.evaluate(
        () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || '',
      ),
    );
  }
  expect([...reached].sort()).toEqual([words.close, words.continue, words.stay].sort());
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Stay: (page) => dialog(page).getByRole('button', { name: words.stay }).click(),
  Close: (page) => dialog(page).getByRole('button', { name: words.close }).click(),
  'a click on the backdrop': (page) => page.mouse.click(10, 400),
};

for (const [name, close] of Object.entries(ways)) {
  test(
    `${name} closes the dialog, returns focus and keeps the scroll position`,
    { tag: '@leave-5' },
    async ({ page }) => {
      const opener = await openWarning(page);
      const before = await page.evaluate(() => [scrollX, scrollY, document.documentElement.clientWidth]);
      await page.mouse.move(700, 700);
      await page.mouse.wheel(0, 500);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => [scrollX, scrollY, document.documentElement.clientWidth])).toEqual(before);
      await page.mouse.wheel(0, -200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before[1] ?? 0);
    },
  );
}

test('Back closes the dialog and gives focus to the page that it shows', { tag: '@leave-5' }, async ({ page }) => {
  await openRunning(page, '/about');
  const followed = footerLink(page, messages.en.Footer.links.employment);
  await followed.click();
  await expect(page).toHaveURL('/employment');
  await page.getByRole('link', { name: messages.en.Openings.button }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(dialog(page)).toBeHidden();
  await expect(followed).toBeFocused();
});

test('a text selection that ends on the backdrop does not close the dialog', async ({ page }) => {
  await openWarning(page);
  const text = await dialog(page)
    .getByText(words.text.split('{host}')[1] ?? '')
    .boundingBox();
  await page.mouse.move((text?.x ?? 0) + 20, (text?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(10, 400, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(dialog(page)).toBeHidden();
});

test(
  'Continue opens the address in a new tab with noopener noreferrer, and closes the dialog',
  { tag: '@leave-6' },
  async ({ page, context }) => {
    await context.route(firm.sites.recruiting, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Openings</p>' }),
    );
    await openWarning(page);
    const goOn = dialog(page).getByRole('link', { name: words.continue });
    await expect(goOn).toHaveAttribute('rel', 'noopener noreferrer');
    const [tab] = await Promise.all([context.waitForEvent('page'), goOn.click()]);
    await expect(tab).toHaveURL(firm.sites.recruiting);
    expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/employment');
  },
);

test('any component can open the dialog with an event, and gets focus back', { tag: '@leave-7' }, async ({ page }) => {
  await openRunning(page, '/contact');
  const opener = page.getByRole('main').getByRole('link').first();
  await opener.evaluate(
    (element, name) =>
      element.dispatchEvent(new CustomEvent(name, { detail: { url: 'https://elsewhere.example/page' } })),
    showModalEvent,
  );
  await expect(dialog(page)).toContainText('elsewhere.example');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test(
  'the page behind the dialog does not scroll, even when the menu below it closes in a wider window',
  { tag: '@leave-10' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1279, height: 800 });
    await openRunning(page, '/terms-of-use');
    const opener = page.getByRole('button', { name: messages.en.Menu.label, exact: true });
    await opener.click();
    const menu = page.getByRole('navigation', { name: messages.en.Menu.label, exact: true });
    await expect(menu).toBeVisible();
    await opener.evaluate(
      (element, name) =>
        element.dispatchEvent(new CustomEvent(name, { detail: { url: 'https://elsewhere.example/' } })),
      showModalEvent,
    );
    await expect(dialog(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  },
);

for (const [width, expected] of [
  [1440, 700],
  [733, 700],
  [390, 390 - 32],
] as const) {
  test(`the dialog is ${expected} px wide in a window of ${width} px`, { tag: '@leave-3' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWarning(page);
    await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(expected);
    expect((await dialog(page).boundingBox())?.x).toBeCloseTo((width - expected) / 2, 0);
  });
}
