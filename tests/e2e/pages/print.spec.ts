import type { Page } from '@playwright/test';
import { replacesPageAttribute } from '@/boot/protocol';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import { localizePath } from '@/lib/i18n/localize-path';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { noticeNames } from '@/lib/pages/pages';
import { partIds, situationParts } from '@/lib/pages/part-ids';
import { countPrints } from '../kit/count-prints';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { pdfOf, sheetsOf } from '../kit/pdf';
import { openRunning } from '../kit/running-page';
import { saveData } from '../kit/save-data';
import { addressesIn } from '../kit/site';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of each printed page. */
async function print(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  return sheetsOf(await pdfOf(page));
}

/** The printed pages without the page number and title in their margins. */
function withoutMargins(sheets: readonly string[]): string[] {
  return sheets.map((sheet, index) => {
    const number = `${index + 1} / ${sheets.length}`;
    expect(sheet).toContain(number);
    return sheet.slice(sheet.indexOf(number) + number.length).trim();
  });
}

for (const locale of ['en', 'es'] as const) {
  test(
    `every notice in ${locale} prints title, version and page number on each page`,
    { tag: '@print-1' },
    async ({ page }) => {
      test.slow();
      for (const name of noticeNames) {
        const sheets = await print(page, localizePath(`/${name}`, locale));
        const title = `${plain(contentIn(locale)[name].title)} · ${messages[locale].Legal.version.replace('{version}', notices[name].version)}`;
        expect(sheets.length, name).toBeGreaterThan(1);
        sheets.forEach((sheet, index) => {
          expect(sheet, `${name}, sheet ${index + 1}`).toContain(title);
          expect(sheet, `${name}, sheet ${index + 1}`).toContain(`${index + 1} / ${sheets.length}`);
        });
      }
    },
  );
}

test('a title hidden in print is not in the page margins either', { tag: '@help-6' }, async ({ page }) => {
  const { printTitle = '' } = contentIn('en')['help/coerced-debt'];
  const sheets = await print(page, '/help/coerced-debt');
  expect(sheets.length).toBeGreaterThan(1);
  sheets.forEach((sheet, index) => {
    expect(sheet.startsWith(`${index + 1} / ${sheets.length}${plain(printTitle)}`)).toBe(true);
  });
});

/** Pages that print in full; pages of letters print only the letter (`letters-6`). */
const siteSheets = (locale: CompleteLocale) => addressesIn(locale).filter(({ page }) => !page.startsWith('letters/'));

/** Whether a text is on one sheet or continues on the next; a PDF may have other texts between its parts. */
function isPrinted(text: string, sheets: readonly string[]): boolean {
  const cuts = Array.from({ length: text.length }, (_, index) => index + 1);
  return sheets.some(
    (sheet, index) =>
      sheet.includes(text) ||
      cuts.some((cut) => sheet.includes(text.slice(0, cut)) && sheets[index + 1]?.includes(text.slice(cut))),
  );
}

/** What print leaves out: ways to other places and parts, controls with what only they show, and the consent until it is given. */
const leftOut = [
  `nav, #${situationParts.related}, p:has(+ h1), a[href^="#"][aria-label], a:has(> svg):not([href^=http])`,
  'form, label, button, [role=button], [data-theme], summary, dialog, .needs-script',
  `p:has([${replacesPageAttribute}]), #${partIds['make-payment/efta-consent'].consent}`,
].join();

/** Runs in the page: each piece of text that a sighted reader of the screen finds in the page's content and in the footer's legal text. */
function piecesOfText(leftOut: string): string[] {
  const isForSight = (element: Element | null): boolean =>
    !element || (getComputedStyle(element).clipPath === 'none' && isForSight(element.parentElement));
  return [...document.querySelectorAll('main, body > footer section')].flatMap((root) => {
    const pieces: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !isForSight(parentElement)) continue;
      if (textContent?.trim() && !parentElement.closest(`svg, ${leftOut}`)) pieces.push(textContent);
    }
    return pieces;
  });
}

for (const locale of ['en', 'es'] as const) {
  test(
    `every page in ${locale} prints all the text that it shows on screen`,
    { tag: ['@print-5', '@every-page'] },
    async ({ page }) => {
      // All pages, one after the other.
      test.setTimeout(120_000);
      // Without hydration, so that the chat does not start between reading and printing the page.
      await saveData(page);
      // Lines of a PDF are parted by spaces at other places, and capitals may come from a style.
      const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();
      for (const { path } of siteSheets(locale)) {
        await page.goto(path);
        const pieces = await page.evaluate(piecesOfText, leftOut);
        expect(pieces.length, path).toBeGreaterThan(20);
        const sheets = withoutMargins(await sheetsOf(await pdfOf(page))).map(bare);
        expect
          .soft(
            pieces.filter((piece) => !isPrinted(bare(piece), sheets)),
            path,
          )
          .toEqual([]);
      }
    },
  );
}

test('no heading is at the bottom of a printed page without its text', { tag: '@print-6' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/privacy-notice', '/es/terms-of-use', '/make-payment/efta-consent', '/services']) {
    const sheets = withoutMargins(await print(page, path));
    const headings = (await page.locator('main').locator('h2, h3').filter({ visible: true }).allInnerTexts()).map(
      plain,
    );
    expect(headings.length, path).toBeGreaterThan(2);
    expect(
      headings.filter((heading) => !sheets.some((sheet) => sheet.includes(heading))),
      `${path}: whole on one sheet`,
    ).toEqual([]);
    sheets.forEach((sheet, index) =>
      expect(
        headings.filter((heading) => sheet.endsWith(heading)),
        `${path}, sheet ${index + 1}`,
      ).toEqual([]),
    );
  }
});

test('external addresses are printed after their links', { tag: '@print-4' }, async ({ page }) => {
  const sheets = await print(page, '/');
  const text = sheets.join(' ').replaceAll(' ', '');
  for (const address of [firm.sites.cityAgency, firm.sites.registry, firm.sites.clientAccess])
    expect(text).toContain(`(${address})`);
});

test('standalone links are printed with their full address', { tag: '@print-4' }, async ({ page }) => {
  const { version } = notices['privacy-notice'];
  for (const [path, address] of [
    ['/help/sued', '/letters/dispute'],
    ['/es/help/sued', '/es/letters/dispute'],
    ['/privacy-notice', `/notices/privacy-notice-${version}.en.txt`],
  ] as const)
    expect((await print(page, path)).join(' ')).toContain(`(${firm.domain}${address})`);
});

for (const locale of ['en', 'es'] as const) {
  test(
    `no page in ${locale} prints its header beyond the wordmark, its chat, its buttons or the footer’s links`,
    { tag: ['@print-3', '@every-page'] },
    async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const { nav, legal } = messages[locale].Footer;
      for (const { path } of siteSheets(locale)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const { left, printed } = await page.evaluate((nav) => {
          const seen = (selector: string) =>
            [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
          const unwanted = `body > header :is(nav, a:not([data-logo])), button, [role=button], [data-theme], body > a, dialog, [role=progressbar], nav[aria-label="${nav}"], body > :not(header, main, footer, script, style)`;
          return {
            left: seen(unwanted).map(({ outerHTML }) => outerHTML.slice(0, 120)),
            printed: seen('header svg, h1, footer section').map((element) => element.ariaLabel),
          };
        }, nav);
        expect(left, path).toEqual([]);
        expect(printed, path).toEqual([null, null, legal]);
      }
    },
  );
}

test('the consent prints only after it is given, with its time', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  await openRunning(page, '/make-payment/efta-consent');
  const panel = page.locator('#consent');
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: messages.en.Consent.consent }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toContainText('November 18, 2026');
  await expect(panel).toBeVisible();
});

test('the Print button opens the browser’s print dialog', { tag: '@print-2' }, async ({ page }) => {
  const prints = await countPrints(page);
  for (const [path, locale] of [
    ['/privacy-notice', 'en'],
    ['/es/make-payment/efta-consent', 'es'],
    ['/make-payment/request-callback', 'en'],
    ['/es/optout', 'es'],
  ] as const) {
    await openRunning(page, path);
    await page.getByRole('button', { name: messages[locale].PrintButton.label }).click();
    expect(await prints()).toBe(1);
  }
});
