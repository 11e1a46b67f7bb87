import type { Page } from '@playwright/test';
import type { FooterLink } from '@/components/layout/footer-links';
import { contentIn } from '@/content';
import { sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { quickExit } from '@/content/help/free-help-sites';
import { navigationIn } from '@/content/navigation';
import { settings } from '@/content/settings';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { resolveLink } from '@/lib/links/resolve-link';
import { pagePaths } from '@/lib/pages/pages';
import { htmlFiles } from '../kit/built-site';
import { expect, test } from '../kit/fixtures';
import { linkName } from '../kit/link-name';
import { messages } from '../kit/messages';
import { openRunning, twoFrames, untilSiteSheet } from '../kit/running-page';
import { footerLink } from '../kit/site-links';

const banner = (page: Page) => page.getByRole('banner');

for (const locale of completeLocales) {
  const words = messages[locale];
  const site = sitesIn(locale);
  const navigation = navigationIn(locale);
  const at = (path: string) => localizePath(path, locale);

  test.describe(`in ${localeRecords[locale].name}`, () => {
    test('the parts of a page are in their order', { tag: '@frame-1' }, async ({ page }) => {
      await page.goto(at('/services'));
      const parts = await page.evaluate(() => {
        const named: Record<string, string> = {
          skip: 'body > nav:has(a[href="#main"])',
          header: 'body > header',
          main: 'main',
          chat: 'body > aside',
          footer: 'body > footer',
          modal: 'dialog',
        };
        const found = Object.entries(named).flatMap(([name, selector]) =>
          [...document.querySelectorAll(selector)].slice(0, 1).map((element) => ({ name, element })),
        );
        found.sort((one, other) =>
          one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        );
        return found.map(({ name }) => name);
      });
      expect(parts).toEqual([
        'skip',
        'header',
        'main',
        ...(settings.chat.locales.includes(locale) ? ['chat'] : []),
        'footer',
        'modal',
      ]);
    });

    test(
      'the header has two groups of links around the logo, and marks the current page',
      { tag: '@header-1' },
      async ({ page }) => {
        const { header } = navigation;
        const links = header.menu;
        const nameOf = ({ label }: (typeof links)[number]) => words.Header.links[label];
        await page.goto(at('/terms-of-use'));
        for (const [name, group] of [
          [words.Header.navFirm, header.firm],
          [words.Header.navAccount, header.account],
        ] as const)
          await expect(banner(page).getByRole('navigation', { name, exact: true }).getByRole('link')).toHaveText(
            group.map(nameOf),
          );
        await expect(banner(page).locator(`a[href="${site.accountDetails}"]:visible`)).toHaveCount(1);
        const button = banner(page).locator(`a[href="${at('/make-payment')}"]:visible`);
        await expect(button).toHaveAttribute('data-theme');
        await expect(banner(page).locator('[data-logo]')).toHaveAttribute('href', at('/'));
        const current = banner(page).locator('[aria-current=page]:visible');
        await expect(current).toHaveCount(0);
        for (const link of links.filter(({ href }) => href.startsWith('/'))) {
          await page.goto(at(link.href));
          await expect(current).toHaveText([nameOf(link)]);
        }
      },
    );

    test(
      'the footer has its links in order, and those for applicants and social networks only on the employment page',
      { tag: '@footer-1' },
      async ({ page }) => {
        const linkOf = (link: FooterLink) => [
          linkName('name' in link ? link.name : words.Footer.links[link.label], link.href, locale),
          resolveLink(link.href, locale).href,
        ];
        const expected = navigation.footer.flatMap(({ links }) => links.map(linkOf));
        const links = page.getByRole('navigation', { name: words.Footer.nav, exact: true }).getByRole('link');
        const shown = () =>
          links.evaluateAll((elements) =>
            elements.map((element) => [element.textContent, element.getAttribute('href')]),
          );
        const social = page.getByRole('navigation', { name: words.Footer.follow, exact: true }).getByRole('link');
        await page.goto(at('/about'));
        expect(await shown()).toEqual(expected);
        await expect(social).toHaveCount(0);
        await page.goto(at('/employment'));
        expect(await shown()).toEqual([...expected, linkOf(navigation.applicants)]);
        await expect(social).toHaveText(navigation.social.map(({ name, href }) => linkName(name, href, locale)));
      },
    );
  });
}

test(
  'third-party links have the leave-site dialog, a new tab and noopener noreferrer on every page, the firm’s own do not',
  { tag: ['@leave-1', '@leave-2', '@link-2'] },
  () => {
    const seen = new Set<string>();
    for (const { file, html } of htmlFiles) {
      for (const [tag, address = ''] of html.matchAll(/<a\b[^>]*\shref="(https?:[^"]*)"[^>]*>/g)) {
        // The quick exit has no dialog, because it replaces the page at once.
        if (address === quickExit) continue;
        const { hostname } = new URL(address);
        const isOwn = hostname === firm.domain || hostname.endsWith(`.${firm.domain}`);
        seen.add(hostname);
        expect(tag.includes('data-leave-site'), `${file}: ${tag}`).toBe(!isOwn);
        if (isOwn) expect(tag, file).not.toContain('target=');
        else
          expect(tag, file).toMatch(
            /target="_blank".*rel="noopener noreferrer"|rel="noopener noreferrer".*target="_blank"/,
          );
      }
    }
    expect(seen.size).toBeGreaterThan(8);
  },
);

test(
  'a hydrated page requests only its own host, and no analytics while it is off',
  { tag: '@analytics-3' },
  async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openRunning(page, pagePaths.about);
    await footerLink(page, messages.en.Footer.links.services).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentIn('en').services.hero.title);
    // By then the program has fetched all of its own files.
    await untilSiteSheet(page);
    await twoFrames(page);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((address) => !address.startsWith(`${baseURL}/`) && !address.startsWith('data:'))).toEqual([]);
    expect(asked.filter((address) => address.includes('/_vercel'))).toEqual([]);
  },
);
