import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { gold } from '@/lib/brand-colors';
import { localizePath } from '@/lib/i18n/localize-path';
import { type CompleteLocale, completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { pagePaths } from '@/lib/pages/pages';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { addressesIn } from '../kit/site';
import { headerLink, switcherTo } from '../kit/site-links';

test.use({ javaScriptEnabled: false });

/** `rgb(200, 160, 74)` of `#c8a04a`, as a browser writes a color. */
const rgb = (hex: string) =>
  `rgb(${hex
    .match(/[\da-f]{2}/g)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`;
const at = (page: keyof typeof pagePaths, locale: CompleteLocale) => localizePath(pagePaths[page], locale);

for (const locale of completeLocales) {
  const language = localeRecords[locale].name;
  const words = messages[locale];

  test(`every page in ${language} shows all of its text`, { tag: ['@pages-2', '@every-page'] }, async ({ page }) => {
    test.setTimeout(60_000);
    for (const { path } of addressesIn(locale)) {
      await page.goto(path);
      await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      // Collapsed lists are also shown in full at this width, and popovers open without a script.
      const hidden = await page
        .locator('main :is(h1, h2, h3, p, li, dt, dd, th, td, a), footer :is(p, li, a)')
        .filter({ visible: false })
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                !element.closest(
                  'details, .needs-script, [aria-hidden=true], [role=status], [role=note][hidden], [popover], [popovertarget] + a',
                ) && element.textContent.trim() !== '',
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect.soft(hidden, `${path}: not shown`).toEqual([]);
    }
  });

  test(`pages with a form say in ${language} that it needs JavaScript`, { tag: '@form-1' }, async ({ page }) => {
    for (const name of ['is-this-us', 'dates', 'letters/dispute'] as const) {
      await page.goto(at(name, locale));
      // Playwright's text locators ignore `noscript`.
      const note = page.getByRole('main').locator('noscript p').first();
      await expect(note, name).toHaveText(words.Forms.withoutScript);
      await expect(note, name).toBeVisible();
    }
  });

  test(`links lead to pages, sections and the other language in ${language}`, { tag: '@pages-2' }, async ({ page }) => {
    await page.goto(at('home', locale));
    await headerLink(page, words.Header.links.about).click();
    await expect(page).toHaveURL(at('about', locale));
    const { anchor, label } = contentIn(locale).about.jumpNav[1] ?? { anchor: '', label: '' };
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(at('about', locale) + anchor);
    await expect(page.locator(anchor)).toBeInViewport();
    await switcherTo(page, otherLocale(locale)).click();
    await expect(page).toHaveURL(at('about', otherLocale(locale)));
  });

  for (const width of [390, 1440])
    test(
      `the Tab key reaches the page’s own links in ${language} at ${width} px`,
      { tag: '@navigation-7' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at('about', locale));
        await switcherTo(page, otherLocale(locale)).focus();
        const own = page.getByRole('main').getByRole('link').first();
        const foot = page.getByRole('contentinfo').locator(':focus');
        await expect(async () => {
          await page.keyboard.press('Tab');
          await expect(own.or(foot).and(page.locator(':focus'))).toBeVisible({ timeout: 200 });
        }).toPass();
        await expect(own).toBeFocused();
      },
    );

  test(`the menu is a link to the footer’s links in ${language}`, { tag: '@menu-8' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(at('services', locale));
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: words.Menu.label, exact: true }).click();
    await expect(page).toHaveURL(`${at('services', locale)}#site-links`);
    const links = page.getByRole('navigation', { name: words.Footer.nav });
    await expect(links).toBeInViewport();
    await links.getByRole('link', { name: words.Footer.links.contact, exact: true }).click();
    await expect(page).toHaveURL(at('contact', locale));
  });

  test(
    `“${words.Consent.consent}” is a link to the phone numbers, which are readable`,
    { tag: '@consent-4' },
    async ({ page }) => {
      await page.goto(at('make-payment/efta-consent', locale));
      const main = page.getByRole('main');
      await expect(main.getByRole('button')).toHaveCount(0);
      const consent = main.getByRole('link', { name: words.Consent.consent, exact: true });
      await expect(consent, 'gold, like a button').toHaveCSS('background-color', rgb(gold));
      await consent.click();
      for (const number of [firm.phones.main, firm.phones.newYorkCity, firm.phones.yonkers]) {
        const link = main.getByRole('link', { name: formatPhone(number) }).last();
        await expect(link).toBeInViewport();
        await expect(link).toHaveAttribute('href', `tel:${number}`);
      }
    },
  );

  test(`“${words.PrintButton.label}” is hidden in ${language}`, { tag: '@print-2' }, async ({ page }) => {
    for (const document of ['privacy-notice', 'california-privacy-notice', 'make-payment/efta-consent'] as const) {
      await page.goto(at(document, locale));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(words.PrintButton.label, { exact: true })).toBeHidden();
    }
  });
}

test(
  'the chat’s launcher is a link to its page, which lists the ways to reach the firm',
  { tag: '@chat-21' },
  async ({ page }) => {
    const {
      assistant: { text },
      Chat: chatPage,
    } = contentIn('en');
    await page.goto('/');
    await page.getByRole('link', { name: text.icon_label, exact: true }).click();
    await expect(page).toHaveURL(pagePaths.Chat);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(chatPage.title);
    for (const href of [`tel:${firm.phones.main}`, `tel:${firm.phones.tty}`, `mailto:${firm.emails.info}`]) {
      await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
    }
  },
);

test('third-party links open their address', { tag: '@leave-8' }, async ({ page, context }) => {
  await page.goto(pagePaths.employment);
  const openings = page.getByRole('main').getByRole('link', { name: messages.en.Openings.button });
  await expect(openings).toHaveAttribute('href', firm.sites.recruiting);
  await context.route(firm.sites.recruiting, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Jobs</title>' }),
  );
  const [opened] = await Promise.all([page.waitForEvent('popup'), openings.click()]);
  await expect(opened).toHaveURL(firm.sites.recruiting);
  await expect(page.getByRole('dialog')).toBeHidden();
});
