import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { termsIn } from '@/content/help/terms';
import { escapePattern } from '@/hosts/escape-pattern';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { situationPage, type SituationSlug } from '@/lib/pages/situations';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';

/** The situations that `help-5` promises. */
const situations: readonly SituationSlug[] = [
  'not-my-debt',
  'identity-theft',
  'coerced-debt',
  'old-debt',
  'someone-died',
  'medical-bill',
  'sued',
  'after-a-judgment',
  'cannot-pay',
  'settle',
  'co-signed',
  'credit-report',
  'bankruptcy',
  'military',
  'limit-contact',
  'language-and-formats',
];
const parts = ['in-short', 'what-it-means', 'what-you-can-do', 'what-we-do', 'free-help'];

for (const locale of completeLocales) {
  const content = contentIn(locale);
  const situation = (slug: SituationSlug) => content[situationPage(slug)];
  const { terms } = content['help/words'];
  const words = messages[locale].Help;
  const at = (path: string) => localizePath(path, locale);

  test.describe(`help in ${localeRecords[locale].name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test(
      'the hub lists the sixteen situations in four groups, and links to the sample notice',
      { tag: ['@help-1', '@help-5'] },
      async ({ page }) => {
        await page.goto(at(pagePaths.help));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(content.help.title);
        const groups = Object.values(content.help.groups).map((title) =>
          main.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
        );
        const listed = await Promise.all(
          groups.map((group) =>
            group.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
          ),
        );
        expect(listed.map((links) => links.length > 0)).toEqual([true, true, true, true]);
        const pages = [...situations, 'read-your-notice'].map((slug) => at(`/help/${slug}`));
        expect(listed.flat().sort()).toEqual(pages.sort());
        for (const slug of situations)
          await expect(main.getByRole('link', { name: situation(slug).title }), slug).toHaveAttribute(
            'href',
            at(`/help/${slug}`),
          );
        await expect(main.getByRole('link', { name: content.help.debtNotice.title })).toBeVisible();
        await expect(main.getByRole('searchbox')).toBeHidden();
      },
    );

    test(
      'a situation has its answer first, its parts in order, its steps as a list, and no payment link before them',
      { tag: ['@help-2', '@help-4'] },
      async ({ page }) => {
        for (const slug of situations) {
          await page.goto(at(`/help/${slug}`));
          const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
          expect(
            ids.filter((id) => parts.includes(id)),
            slug,
          ).toEqual(parts);
          await expect(page.locator('#what-you-can-do ol > li'), slug).toHaveCount(situation(slug).steps.length);
          const before = await page.evaluate(() => {
            const steps = document.querySelector('#what-you-can-do');
            return [...document.querySelectorAll('main a[href*="make-payment"], main [data-theme="gold"]')].filter(
              (link) => steps && link.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING,
            ).length;
          });
          expect(before, `${slug}: ways to pay above the steps`).toBe(0);
          const reach = page.getByRole('navigation', { name: words.reach });
          await expect(reach.getByRole('link').first(), slug).toHaveAttribute(
            'href',
            `tel:${locale === 'es' ? firm.phones.spanish : firm.phones.main}`,
          );
          await expect(reach.getByRole('link', { name: words.isWrong }), slug).toHaveAttribute('href', '#dispute');
          await expect(page.locator('#dispute'), slug).toBeVisible();
          await expect(page.getByText(words.general), slug).toHaveCount(1);
        }
      },
    );

    test('a term opens its explanation, with its name in the other language', { tag: '@help-9' }, async ({ page }) => {
      await page.goto(at('/help/sued'));
      const { term } = terms.summons;
      const summons = page.getByRole('button', { name: term }).first();
      await summons.click();
      const popover = page.locator('#word-summons');
      await expect(popover).toBeVisible();
      const other = contentIn(otherLocale(locale))['help/words'].terms.summons.term;
      await expect(popover.locator(`[lang="${otherLocale(locale)}"]`)).toHaveText(other);
      await page.keyboard.press('Escape');
      await expect(popover).toBeHidden();
    });

    test(
      'a term in running text is on paper a link to its entry, once on the page',
      { tag: '@help-9' },
      async ({ page }) => {
        await page.goto(at('/help/sued'));
        const text = page.getByRole('main').getByRole('paragraph');
        const link = text.getByRole('link', { name: terms.summons.term, exact: true });
        await expect(link).toHaveCount(0);
        await page.emulateMedia({ media: 'print' });
        await expect(link).toHaveAttribute('href', at(`${pagePaths['help/words']}#summons`));
      },
    );

    test(
      'the glossary has every term under its English name, from A to Z, each with its name in the other language',
      { tag: '@help-8' },
      async ({ page }) => {
        await page.goto(at(pagePaths['help/words']));
        const listed = page.getByRole('main').locator('section[id]:visible');
        const slugs = await listed.evaluateAll((sections) => sections.map(({ id }) => id));
        expect(slugs.length).toBeGreaterThanOrEqual(60);
        expect(slugs).toEqual(termsIn(locale).map(({ slug }) => slug));
        const names = contentIn(otherLocale(locale))['help/words'].terms;
        await expect(listed.locator(`> [lang="${otherLocale(locale)}"]`)).toHaveText(
          termsIn(locale).map(({ slug }) => names[slug].term),
        );
      },
    );

    test('a letter leads to the first term that begins with it', { tag: '@help-8' }, async ({ page }) => {
      await page.goto(at(pagePaths['help/words']));
      const letter = page
        .getByRole('navigation', { name: words.letters })
        .getByRole('link', { name: 'P', exact: true });
      await letter.click();
      const first = page.locator('main section h2').filter({ hasText: /^p/i }).first();
      await expect(first).toBeInViewport();
      await expect(page.locator('main section:target h2')).toHaveText((await first.textContent()) ?? '');
    });

    test(
      'the sample notice has its nineteen parts as text, and prints with or without the explanations',
      { tag: '@help-7' },
      async ({ page }) => {
        await page.goto(at(pagePaths['help/read-your-notice']));
        for (let item = 1; item <= 19; item++)
          await expect(page.locator(`#item-${item}`), `item ${item}`).toBeVisible();
        await expect(
          page.getByText(content['help/read-your-notice'].sample.mark, { exact: true }).first(),
        ).toBeVisible();
        const term = page.locator('#item-14').getByRole('link', { name: terms['original-creditor'].term });
        await expect(term).toHaveAttribute('href', at(`${pagePaths['help/words']}#original-creditor`));
        await page.emulateMedia({ media: 'print' });
        const note = page.locator('#item-13').getByRole('heading');
        await expect(note).toBeVisible();
        await page.emulateMedia({ media: 'screen' });
        await page.getByRole('checkbox', { name: words.debtNoticeOnly }).check();
        await page.emulateMedia({ media: 'print' });
        await expect(note).toBeHidden();
        await expect(page.locator('#item-13 p').filter({ visible: true })).not.toHaveCount(0);
      },
    );

    test(
      'the page about coerced debt has a quick exit and a neutral title, in the tab and on paper',
      { tag: '@help-6' },
      async ({ page }) => {
        await page.goto(at('/help/coerced-debt'));
        const { meta, title, printTitle = '' } = situation('coerced-debt');
        await expect(page).toHaveTitle(new RegExp(escapePattern(meta.title)));
        await expect(page.getByRole('link', { name: words.quickExit })).toHaveAttribute('rel', /\bnoreferrer\b/);
        await page.emulateMedia({ media: 'print' });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading.getByText(printTitle)).toBeVisible();
        await expect(heading.getByText(title)).toBeHidden();
      },
    );

    test('the main pages and their footers link to help', { tag: '@help-10' }, async ({ page }) => {
      for (const path of ['/', '/make-payment', '/contact', '/my-account/account-details', '/my-account/email']) {
        await page.goto(at(path), { waitUntil: 'commit' });
        await expect(page.locator(`main a[href^="${at('/help')}"]`).first(), path).toBeVisible();
        await expect(page.locator(`footer a[href="${at('/help')}"]`), path).toBeVisible();
      }
    });

    test.describe('at an unknown address', () => {
      test.use({ expectedErrors: ['/help/no-such-situation)'] });
      test('an unknown situation gets a 404 page that links to help', { tag: '@help-10' }, async ({ page }) => {
        const response = await page.goto(at('/help/no-such-situation'));
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('main').locator(`a[href="${at(pagePaths.help)}"]`)).toBeVisible();
      });
    });
  });

  test.describe(`the filter of help in ${localeRecords[locale].name}`, () => {
    test('filters the list while typing, tolerates accents and typos, and counts the matches', async ({ page }) => {
      await openRunning(page, at(pagePaths.help));
      const field = page.getByRole('searchbox');
      const lines = page
        .getByRole('main')
        .locator('section ul > li:visible')
        .filter({ has: page.locator('small') });
      const all = await lines.count();
      await field.fill(locale === 'en' ? 'garnishmnt' : 'embargo de salario');
      await expect(page.getByRole('link', { name: situation('after-a-judgment').title })).toBeVisible();
      await expect.poll(() => lines.count()).toBeLessThan(all);
      await expect(page.getByRole('status').filter({ hasText: String(all) })).toBeVisible();
      await field.fill(locale === 'en' ? 'bancarrota' : 'fallecio');
      await expect(
        page.getByRole('link', { name: situation(locale === 'en' ? 'bankruptcy' : 'someone-died').title }),
      ).toBeVisible();
      await field.fill('');
      await expect(lines).toHaveCount(all);
    });

    test('keeps every letter typed during hydration', { tag: '@program-6' }, async ({ page }) => {
      await page.goto(at(pagePaths['help/words']));
      const terms = page.getByRole('main').locator('section[id]:visible');
      const all = await terms.count();
      // Hydration waits while a pointer is pressed.
      await page.getByRole('heading', { level: 1 }).hover();
      await page.mouse.down();
      const field = page.getByRole('searchbox');
      await field.pressSequentially('summons', { delay: 150 });
      await page.mouse.up();
      await expect.poll(() => terms.count()).toBeLessThan(all / 4);
      await expect(page.getByRole('main').locator('#summons')).toBeVisible();
      await expect(field).toHaveValue('summons');
    });

    test('leaves only matching terms in the glossary', async ({ page }) => {
      await openRunning(page, at(pagePaths['help/words']));
      const terms = page.getByRole('main').locator('section[id]:visible');
      const all = await terms.count();
      await page.getByRole('searchbox').fill('summons');
      await expect(page.getByRole('main').locator('#summons')).toBeVisible();
      await expect.poll(() => terms.count()).toBeLessThan(all / 4);
    });

    test(
      'refuses a private number and leaves the list unfiltered',
      { tag: ['@form-4', '@field-3'] },
      async ({ page }) => {
        await openRunning(page, at(pagePaths['help/words']));
        const terms = page.getByRole('main').locator('section[id]:visible');
        const all = await terms.count();
        const field = page.getByRole('searchbox');
        await field.fill('4111 1111 1111 1111');
        const message = page.getByRole('alert').filter({ hasText: messages[locale].Forms.sensitive });
        await expect(message).toBeVisible();
        const red = await message.evaluate((element) => getComputedStyle(element).color);
        await expect(field).toHaveCSS('border-top-color', red);
        await expect(terms).toHaveCount(all);
      },
    );

    test('offers the phone number when nothing matches, and accepts any text', async ({ page }) => {
      await openRunning(page, at(pagePaths['help/words']));
      const field = page.getByRole('searchbox');
      await field.fill('zzzzqqqq');
      const phone = locale === 'es' ? firm.phones.spanish : firm.phones.main;
      await expect(page.getByRole('status').locator(`a[href="tel:${phone}"]`)).toBeVisible();
      for (const odd of ['x'.repeat(10_000), '<img src=x onerror=alert(1)>', '💶💶💶', 'שלום עולם', '  ']) {
        await field.fill(odd);
        await expect(field).toBeVisible();
      }
      await field.fill('');
      await expect(page.locator('main section#summons')).toBeVisible();
    });
  });
}
