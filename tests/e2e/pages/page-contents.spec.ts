import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { type NoticeName, type PageName, pagePaths } from '@/lib/pages/pages';
import { textsOf } from '@/lib/text/blocks';
import { parseInline, type Rich } from '@/lib/text/inline-markup';
import { formatNoticeDate } from '@/lib/time/notice-date';
import { expect, test } from '../kit/fixtures';
import { linkName } from '../kit/link-name';
import { messages } from '../kit/messages';
import { addressesIn } from '../kit/site';

// All content of a page is in its HTML.
test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });
const linkTo = (page: Page, address: string) => main(page).locator(`a[href="${address}"]`).first();

async function expectLines(page: Page, names: readonly (keyof typeof firm.phones)[]) {
  for (const name of names) {
    const link = main(page)
      .getByRole('link', { name: formatPhone(firm.phones[name]), exact: true })
      .first();
    await expect(link, name).toBeVisible();
    await expect(link, name).toHaveAttribute('href', `tel:${firm.phones[name]}`);
  }
}

for (const locale of completeLocales) {
  const words = messages[locale];
  const content = contentIn(locale);
  const site = sitesIn(locale);
  const at = (name: PageName) => localizePath(pagePaths[name], locale);
  const open = (page: Page, name: PageName) => page.goto(at(name));

  test.describe(`in ${localeRecords[locale].name}`, () => {
    test(
      'the home page has its hero with a gold link to About, cards, the info panel and the payment panel',
      { tag: ['@pages-3', '@link-1'] },
      async ({ page }) => {
        const { hero, leadCards, infoPanel, paymentPanel } = content.home;
        await open(page, 'home');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
        const about = main(page).getByRole('link', { name: hero.action.label, exact: true });
        await expect(about).toHaveAttribute('href', at('about'));
        await expect(about).toHaveAttribute('data-theme', 'gold');
        for (const name of [...leadCards.cards.map(({ title }) => title), infoPanel.title, paymentPanel.title])
          await expect(heading(page, name), name).toBeVisible();
        const pay = main(page).getByRole('link', { name: paymentPanel.action.label, exact: true });
        await expect(pay).toHaveAttribute('data-theme', 'white-on-gold');
        await expect(pay).toHaveAttribute('href', at('make-payment'));
      },
    );

    test('pages with sections have jump links to them', { tag: '@pages-5' }, async ({ page }) => {
      for (const name of ['about', 'services', 'employment', 'contact', 'make-payment'] as const) {
        await open(page, name);
        const jumps = main(page).getByRole('navigation', { name: words.Sections.contents }).getByRole('link');
        await expect(jumps, name).toHaveText(content[name].jumpNav.map(({ label }) => label));
        for (const { anchor } of content[name].jumpNav)
          await expect(main(page).locator(anchor), `${name}${anchor}`).toBeVisible();
      }
    });

    test(
      'the contact page has email, phone, mail and the phone lines of each place',
      { tag: '@pages-8' },
      async ({ page }) => {
        await open(page, 'contact');
        for (const { title } of content.contact.methods.items) await expect(heading(page, title), title).toBeVisible();
        await expect(linkTo(page, `mailto:${firm.emails.info}`)).toBeVisible();
        await expect(main(page).getByText(firm.addresses.mail.street).first()).toBeVisible();
        await expectLines(page, ['main', 'newYorkCity', 'yonkers', 'connecticut', 'tty']);
      },
    );

    test(
      'the payment page has its five options in order, with the numbers to pay by phone',
      { tag: '@pages-9' },
      async ({ page }) => {
        const { hero, options } = content['make-payment'];
        await open(page, 'make-payment');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
        expect(options.items.map(({ id }) => id)).toEqual(['online', 'phone', 'mail', 'callback', 'email']);
        await expect(main(page).getByRole('table', { name: options.title }).getByRole('rowheader')).toHaveText(
          options.items.map(({ title }) => title),
        );
        for (const address of [
          site.accountDetails,
          at('make-payment/efta-consent'),
          at('make-payment/request-callback'),
          at('make-payment/pay-by-email'),
        ])
          await expect(linkTo(page, address), address).toBeVisible();
        await expectLines(page, ['main', 'newYorkCity', 'yonkers']);
      },
    );

    test(
      'pay by email asks for permission first, and the callback page lists the numbers to call',
      { tag: '@pages-10' },
      async ({ page }) => {
        await open(page, 'make-payment/pay-by-email');
        await expect(linkTo(page, site.emailConsent)).toBeVisible();
        await expect(main(page).locator('#permission-first').getByRole('heading')).toBeVisible();
        await open(page, 'make-payment/request-callback');
        await expectLines(page, ['main', 'spanish', 'tty']);
      },
    );

    test(
      'account and email pages link to the firm’s own sites in that language',
      { tag: '@pages-13' },
      async ({ page }) => {
        for (const [name, addresses] of [
          ['unsubscribe', [site.emailUnsubscribe]],
          ['my-account/account-details', [site.accountDetails]],
          ['my-account/email', [site.emailConsent, site.emailUnsubscribe]],
        ] as const) {
          await open(page, name);
          for (const address of addresses) await expect(linkTo(page, address), `${name}: ${address}`).toBeVisible();
        }
      },
    );

    test(
      'the opt-out page covers texts, email, calls, all contact and the request form',
      { tag: '@pages-14' },
      async ({ page }) => {
        await open(page, 'optout');
        for (const id of ['texts', 'email', 'calls', 'all-contact', 'request-form'])
          await expect(main(page).locator(`#${id}`).getByRole('heading').first(), id).toBeVisible();
        await expect(main(page).locator('#texts')).toContainText('STOP');
        await expect(linkTo(page, site.emailUnsubscribe)).toBeVisible();
      },
    );

    test('the accessibility policy lists every way to ask for help', { tag: '@pages-11' }, async ({ page }) => {
      await open(page, 'accessibility-policy');
      await expectLines(page, ['main', 'newYorkCity', 'yonkers', 'tty']);
      await expect(linkTo(page, `mailto:${firm.emails.accessibility}`)).toBeVisible();
      await expect(main(page).getByText(firm.addresses.mail.street).first()).toBeVisible();
    });

    test('every notice shows its version and date', { tag: '@notice-1' }, async ({ page }) => {
      for (const [name, { version, date }] of Object.entries(notices)) {
        await page.goto(localizePath(`/${name}`, locale));
        await expect(main(page).locator('header'), name).toContainText(
          words.Legal.version.replace('{version}', version),
        );
        await expect(main(page).locator('header time'), name).toHaveText(
          words.Legal[date.kind].replace('{date}', formatNoticeDate(date, locale)),
        );
      }
    });

    test(
      'the California notice has its categories as tables, the applicants’ notice its printable form',
      { tag: '@pages-12' },
      async ({ page }) => {
        await open(page, 'california-privacy-notice');
        await expect(main(page).getByRole('table')).not.toHaveCount(0);
        for (const category of ['A.', 'B.', 'L.'])
          await expect(main(page).getByRole('rowheader', { name: category }).first(), category).toBeVisible();
        const { fields } = formOf('job-applicant-privacy-notice');
        expect(fields.length).toBeGreaterThan(2);
        await open(page, 'job-applicant-privacy-notice');
        await expect(main(page).locator('figure dt')).toHaveText(fields.map(({ label }) => label));
      },
    );
  });

  /** The printable form of a notice. */
  function formOf(name: NoticeName) {
    const blocks = content[name].sections
      .flatMap((section) => [section, ...(section.subsections ?? [])])
      .flatMap((section) => section.blocks);
    const form = blocks.find((block) => block.type === 'printable_form');
    if (!form) throw new Error(`${name} has no form to print`);
    return form;
  }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

test.describe('the footer’s legal text', () => {
  for (const locale of completeLocales) {
    test(
      `is on every page in ${localeRecords[locale].name}, with the licenses, and says who is served only on the home page`,
      { tag: ['@pages-4', '@footer-2', '@every-page'] },
      async ({ page }) => {
        // All pages, one after the other.
        test.setTimeout(90_000);
        const { everyPage, homeOnly, licensesTitle } = contentIn(locale).disclosures;
        const shownText = (text: Rich) =>
          parseInline(text)
            .map((node) => (node.type === 'link' ? linkName(node.text, node.href, locale) : node.text))
            .join('');
        expect(everyPage.map(({ id }) => id)).toEqual(
          expect.arrayContaining([
            'attorney-advertising',
            'paid-actors',
            'debt-collector',
            'new-york-city',
            'yonkers',
            'connecticut',
          ]),
        );
        for (const { page: name, path } of addressesIn(locale)) {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          const legal = page.getByRole('contentinfo').getByRole('region', { name: messages[locale].Footer.legal });
          await expect(legal.getByRole('heading', { name: homeOnly.title, exact: true }), path).toHaveCount(
            name === 'home' ? 1 : 0,
          );
          for (const { id, title, blocks } of name === 'home' ? [...everyPage, homeOnly] : everyPage) {
            const disclosure = legal.locator(`[data-disclosure="${id}"]`);
            await expect(disclosure.getByRole('heading', { name: title, exact: true }), path).toBeVisible();
            // Without spaces, because a browser puts a line break around the hidden note of a link.
            const shown = withoutSpaces(await disclosure.innerText());
            for (const text of blocks.flatMap(textsOf)) expect(shown, path).toContain(withoutSpaces(shownText(text)));
          }
          const licenses = legal.getByRole('list', { name: licensesTitle }).getByRole('listitem');
          for (const { number, authority } of firm.licenses)
            await expect(licenses.filter({ has: page.getByText(number, { exact: true }) }), path).toContainText(
              authority[locale],
              {
                useInnerText: true,
              },
            );
        }
      },
    );
  }
});
