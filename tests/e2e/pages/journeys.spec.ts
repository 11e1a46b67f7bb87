import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import { pageTitle } from '@/content/page-title';
import { localeOfPath, localizePath } from '@/lib/i18n/localize-path';
import { type CompleteLocale, completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { type PageName, pagePaths } from '@/lib/pages/pages';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { untilIdle } from '@/scripts/kit/until-idle';
import { countPrints } from '../kit/count-prints';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { type Pdf, pdfOf } from '../kit/pdf';
import { openRunning } from '../kit/running-page';
import { saveData } from '../kit/save-data';
import { footerLink } from '../kit/site-links';
import { storeLanguage } from '../kit/stored-language';

const phoneScreen = { width: 390, height: 844 } as const;
const at = (page: PageName, locale: CompleteLocale) => localizePath(pagePaths[page], locale);
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A PDF may lack the space at a line break. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

for (const locale of completeLocales) {
  const { name: language, iso } = localeRecords[locale];
  const words = messages[locale];
  const { consent } = contentIn(locale)['make-payment/efta-consent'];

  test(
    `a reader of ${language} opens a link to the other language, is redirected to the same place in ${language}, and finds a phone number`,
    { tag: '@locale-3' },
    async ({ page, baseURL }) => {
      const number = locale === 'es' ? firm.phones.spanish : firm.phones.main;
      const painted = await storeLanguage(page, locale);
      await page.goto(`${at('make-payment/efta-consent', otherLocale(locale))}?ref=letter#consent`);
      await expect(page).toHaveURL(`${baseURL}${at('make-payment/efta-consent', locale)}?ref=letter#consent`);
      await expect(page.locator('html')).toHaveAttribute('lang', iso);
      await expect(main(page).getByRole('heading', { name: consent.title, exact: true })).toBeInViewport();
      await expect.poll(() => new Set(painted)).toEqual(new Set([at('make-payment/efta-consent', locale)]));
      await footerLink(page, words.Footer.links.contact).click();
      await expect(page).toHaveURL(at('contact', locale));
      const call = main(page)
        .getByRole('link', { name: formatPhone(number) })
        .first();
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute('href', `tel:${number}`);
      expect(
        painted.filter((path) => localeOfPath(path) !== locale),
        'pages of the other language',
      ).toEqual([]);
    },
  );

  test(
    `a resident of Yonkers goes on a phone from the home page to the number to pay by phone, in ${language}`,
    { tag: '@pages-9' },
    async ({ page }) => {
      const payment = contentIn(locale)['make-payment'];
      const number = firm.phones.yonkers;
      const readConsent = payment.options.items.find(({ id }) => id === 'phone')?.action?.label ?? '';
      await page.setViewportSize(phoneScreen);
      await openRunning(page, at('home', locale));
      await page.getByRole('button', { name: words.Menu.label, exact: true }).click();
      await page
        .getByRole('navigation', { name: words.Menu.label, exact: true })
        .getByRole('link', { name: words.Header.links.payment, exact: true })
        .click();
      await expect(title(page)).toHaveText(payment.hero.title);
      await expect(main(page).getByRole('row', { name: 'Yonkers' }).getByRole('link')).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
      await main(page).getByRole('link', { name: readConsent, exact: true }).click();
      await expect(page).toHaveURL(at('make-payment/efta-consent', locale));
      await main(page).getByRole('button', { name: words.Consent.consent, exact: true }).click();
      await expect(page.getByRole('heading', { name: consent.confirmedTitle, exact: true })).toBeFocused();
      const line = main(page).locator('#consent').getByRole('listitem').filter({ hasText: 'Yonkers' });
      await expect(line.getByRole('link', { name: formatPhone(number), exact: true })).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
    },
  );

  test(
    `an applicant gets the leave-site dialog, stays and reads on, then continues to the recruiting site in a new tab, in ${language}`,
    { tag: '@pages-7' },
    async ({ page, context }) => {
      await context.route(firm.sites.recruiting, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Jobs</title>' }),
      );
      const dialog = page.getByRole('dialog', { name: words.LeaveSite.title });
      await openRunning(page, at('home', locale));
      await footerLink(page, words.Footer.links.employment).click();
      await expect(page).toHaveURL(at('employment', locale));
      const openings = main(page).getByRole('link', { name: words.Openings.button });
      await openings.click();
      await expect(dialog).toContainText(new URL(firm.sites.recruiting).host);
      await dialog.getByRole('button', { name: words.LeaveSite.stay, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(openings).toBeFocused();
      expect(context.pages()).toHaveLength(1);
      await footerLink(page, pageTitle('job-applicant-privacy-notice', locale)).click();
      await expect(page).toHaveURL(at('job-applicant-privacy-notice', locale));
      await page.goBack();
      await expect(page).toHaveURL(at('employment', locale));
      await openings.click();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        dialog.getByRole('link', { name: words.LeaveSite.continue }).click(),
      ]);
      await expect(tab).toHaveURL(firm.sites.recruiting);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(at('employment', locale));
    },
  );

  test(`a Californian prints the notice to a tagged PDF, in ${language}`, { tag: '@print-7' }, async ({ page }) => {
    const notice = contentIn(locale)['california-privacy-notice'];
    const prints = await countPrints(page);
    await openRunning(page, at('privacy-notice', locale));
    await main(page)
      .locator(`a[href="${at('california-privacy-notice', locale)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(at('california-privacy-notice', locale));
    await page.getByRole('button', { name: words.PrintButton.label, exact: true }).click();
    expect(await prints()).toBe(1);
    const pdf = await pdfOf(page, { tagged: true });
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
    expect(info).toMatchObject({ Title: `${notice.meta.title} – ${firm.name}`, Language: iso });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await rolesOn(await pdf.getPage(1))).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
    const outline = await pdf.getOutline();
    const entries = outline
      .flatMap((entry) => [entry, ...(entry.items as typeof outline)])
      .map((entry) => withoutSpaces(entry.title));
    for (const heading of [notice.title, ...notice.sections.map((section) => section.title)]) {
      expect(entries, 'the outline').toContainEqual(expect.stringContaining(withoutSpaces(heading)));
    }
    const first = (await (await pdf.getPage(1)).getTextContent()).items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ');
    expect(first).toContain(words.Legal.version.replace('{version}', notices['california-privacy-notice'].version));
  });

  test.describe(`on a 2g phone with data saver, in ${language}`, () => {
    test.use({ viewport: phoneScreen, extraHTTPHeaders: { 'Save-Data': 'on' } });

    test(
      `a visitor reads the terms without scripts, jumps to a section and follows a link in ${language}`,
      { tag: '@pages-2' },
      async ({ page }) => {
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
        });
        await saveData(page, { effectiveType: '2g' });
        await markHydration(page);
        await page.goto(at('terms-of-use', locale));
        await untilIdle(page);
        expect(scripts, 'scripts fetched while the visitor reads').toEqual([]);
        // On this connection the scripts take too long to arrive.
        await page.route('**/*.js', () => {});
        const { sections } = contentIn(locale)['terms-of-use'];
        const section = sections.at(-1) ?? { id: '', title: '' };
        await main(page).locator('summary').click();
        await main(page)
          .getByRole('navigation', { name: words.Sections.contents })
          .getByRole('link', { name: section.title, exact: true })
          .click();
        await expect(page).toHaveURL(`${at('terms-of-use', locale)}#${section.id}`);
        await expect(main(page).locator(`[id="${section.id}"]`).getByRole('heading').first()).toBeInViewport({
          ratio: 1,
        });
        await main(page)
          .locator(`a[href="${at('privacy-notice', locale)}"]`)
          .first()
          .click();
        await expect(page).toHaveURL(at('privacy-notice', locale));
        await expect(title(page)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(isHydrated), 'nothing was hydrated').toBe(false);
      },
    );
  });
}

type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;
type Tag = { role?: string; children?: unknown[] };

/** Roles of all tags of a page of the PDF. */
async function rolesOn(page: PdfPage): Promise<string[]> {
  const walk = ({ role = '', children = [] }: Tag): string[] => [
    role,
    ...children.flatMap((child) => walk(child as Tag)),
  ];
  return walk(await page.getStructTree());
}
