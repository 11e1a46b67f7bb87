import { contentIn } from '@/content';
import { mainPhoneIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { navigationIn } from '@/content/navigation';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { resolveLink } from '@/lib/links/resolve-link';
import { pagePaths } from '@/lib/pages/pages';
import { inHours, launcher, log, panel } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { linkName } from '../kit/link-name';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';

test.use({ timezoneId: 'America/New_York' });

/** A link by a key of messages, or by its name. */
type NamedLink = { href: string } & ({ label: string } | { name: string });

for (const locale of completeLocales) {
  const { Header: header, Footer: footer, Menu: menu, LeaveSite: leaveSite, Openings: openings } = messages[locale];
  const { CloseButton: closeButton } = messages[locale];
  const at = (path: string) => localizePath(path, locale);
  const code = otherLocale(locale).toUpperCase();
  const home = header.home.replace('{firm}', firm.name);
  const switcher = messages[otherLocale(locale)].Header.switchLanguage.replace('{code}', code);
  const navigation = navigationIn(locale);
  /** The items of a list of links, indented as in the snapshot. */
  const items = (words: Readonly<Record<string, string>>, links: readonly NamedLink[], column: number) => {
    const start = `\n${' '.repeat(column)}`;
    const rows = links.flatMap((link) => {
      const { href } = link;
      const name = linkName('name' in link ? link.name : (words[link.label] ?? ''), href, locale);
      return ['- listitem:', `  - link "${name}":`, `    - /url: ${resolveLink(href, locale).href}`];
    });
    return rows.map((row) => start + row).join('');
  };
  const line = formatPhone(mainPhoneIn(locale));

  test.describe(`the accessibility tree in ${localeRecords[locale].name}`, () => {
    test('header: two named groups of links, the home link, the current page and the other language', async ({
      page,
    }) => {
      const present = navigation.header.firm[0];
      await page.goto(at(present.href));
      await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
        - banner:
          - /children: equal
          - navigation "${header.navFirm}":
            - list:
              - /children: equal${items(header.links, navigation.header.firm, 14)}
          - link "${home}":
            - /url: ${at('/')}
          - navigation "${header.navAccount}":
            - list:
              - /children: equal${items(header.links, navigation.header.account, 14)}
          - link "${switcher}"
      `);
      const marked = page.getByRole('banner').locator('[aria-current=page]:visible');
      await expect(marked).toHaveAccessibleName(header.links[present.label]);
    });

    test('menu: its button with its state, and the links in order', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openRunning(page, at(pagePaths.about));
      await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
        - banner:
          - /children: equal
          - button "${menu.label}"
          - link "${home}"
          - link "${switcher}"
      `);
      await page.getByRole('button', { name: menu.label, exact: true }).click();
      await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
        - banner:
          - /children: equal
          - button "${menu.label}" [expanded]
          - dialog "${menu.label}":
            - navigation "${menu.label}":
              - list:
                - /children: equal${items(header.links, navigation.header.menu, 16)}
            - paragraph:
              - link "${line}"
          - link "${home}"
          - link "${switcher}"
      `);
    });

    test('leave-site dialog: its title, the host and three controls', async ({ page }) => {
      await openRunning(page, at(pagePaths.employment));
      await page.getByRole('link', { name: openings.button }).click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
        - dialog "${leaveSite.title}":
          - /children: equal
          - heading "${leaveSite.title}" [level=2]
          - paragraph: "${leaveSite.text.replace('{host}', new URL(firm.sites.recruiting).host)}"
          - button "${leaveSite.stay}"
          - link "${leaveSite.continue}"
          - button "${closeButton.label}"
      `);
    });

    test('footer: the site’s links by name, external links marked as such, and the legal lines', async ({ page }) => {
      await page.goto(at(pagePaths.employment));
      const last = navigation.footer.at(-1);
      const linksOf = (group: (typeof navigation.footer)[number]): readonly NamedLink[] =>
        group === last ? [...group.links, navigation.applicants] : group.links;
      const contentInfo = page.getByRole('contentinfo');
      await expect(contentInfo.getByRole('navigation', { name: footer.nav })).toMatchAriaSnapshot(`
          - navigation "${footer.nav}":${navigation.footer
            .map(
              (group) => `
            - paragraph: "${footer.groups[group.label]}"
            - list "${footer.groups[group.label]}":
              - /children: equal${items(footer.links, linksOf(group), 14)}`,
            )
            .join('')}
      `);
      await expect(contentInfo.getByRole('navigation', { name: footer.follow })).toMatchAriaSnapshot(`
          - navigation "${footer.follow}":
            - list:
              - /children: equal${items({}, navigation.social, 14)}
      `);
      const legal = contentInfo.getByRole('region', { name: footer.legal });
      for (const { title } of contentIn(locale).disclosures.everyPage)
        await expect(legal.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    });
  });
}

test('the accessibility tree of the chat: its description, notice, authors and replies', async ({ page }) => {
  const { Chat: words } = messages.en;
  const { text, disclosures } = contentIn('en').assistant;
  const quoted = (line: string) => JSON.stringify(line);
  await page.clock.setFixedTime(inHours);
  await openRunning(page, pagePaths.services);
  await launcher(page).click();
  await expect(panel(page)).toHaveAccessibleDescription(disclosures.scripted);
  await expect(panel(page)).toMatchAriaSnapshot(`
    - region "${text.heading}":
      - /children: equal
      - heading "${text.heading}" [level=2]
      - button "${words.close}"
      - log "${words.log}":
        - paragraph: ${quoted(disclosures.scripted)}
        - text: "${words.from.support}:"
        - paragraph: ${quoted(text.text)}
        - button "${text.yes}"
        - button "${text.no}"
      - text: "${text.placeholder}"
      - textbox "${text.placeholder}"
      - button "${words.send}"
  `);
  await panel(page).getByRole('button', { name: text.yes }).click();
  await expect(log(page)).toMatchAriaSnapshot(`
    - log "${words.log}":
      - /children: equal
      - paragraph: ${quoted(disclosures.scripted)}
      - text: "${words.from.support}:"
      - paragraph: ${quoted(text.text)}
      - text: "${words.from.me}:"
      - paragraph: "${text.yes}"
      - text: "${words.from.support}:"
      - paragraph: ${quoted(text.yes_response)}
      - list:
        - listitem:
          - link "${disclosures.urlLabel}"
  `);
});
