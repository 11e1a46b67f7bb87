import { notices } from '@/content/notices';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, inReadingOrder } from '@/lib/i18n/routing';
import { noticeNames, pagePaths, pairedNames, pairedPath } from '@/lib/pages/pages';
import { formatNoticeDate } from '@/lib/time/notice-date';
import { violations } from '../accessibility/axe';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';

/**
 * Runs in the browser: texts of the column in `lang` that its page has not, and texts in the same parts of the page that the column has
 * not. What a page takes from elsewhere does not count: numbers to call, links to letters, the name of a term in the other language.
 */
function compareColumn({ both, alone, lang }: { both: string; alone: string; lang: string }) {
  const mainOf = (html: string) => {
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
    const extras =
      'script, template, [popovertarget], a[href*="/help/words#"] ~ [lang], span:has(> a[href*="/help/words#"]) + [lang]';
    for (const extra of main.querySelectorAll(extras)) extra.remove();
    return main;
  };
  const bare = (element: Element) => element.textContent.replace(/[\u00AD\u2060\s]+|\(\s*\)/g, '');
  const [pairs, page] = [mainOf(both), mainOf(alone)];
  const cells = [...pairs.querySelectorAll(`[data-type] > [lang=${lang}] :is(p, dt, dd)`)].map(bare);
  const [column, own] = [cells.join('|'), bare(page)];
  const ids = [...pairs.querySelectorAll('[data-type][id]')].map(({ id }) => id);
  const leaf = 'p, li, td, dt, dd';
  const isElsewhere = (text: Element) =>
    text.closest(`[lang]:not([lang=${lang}])`) !== null ||
    text.querySelector(':scope > a:only-child') !== null ||
    text.closest('section')?.querySelector('a[href^="tel:"]') != null;
  const missing = ids
    .flatMap((id) => [...(page.querySelector(`[id="${id}"]`)?.querySelectorAll(leaf) ?? [])])
    .filter((text) => !text.querySelector(leaf) && !isElsewhere(text))
    .map(bare)
    .filter((text) => !column.includes(text));
  return { added: cells.filter((cell) => !own.includes(cell)), missing: [...new Set(missing)], cells: cells.length };
}

for (const locale of completeLocales) {
  const at = (path: string) => localizePath(path, locale);
  const t = messages[locale].Pairs;

  test.describe(`both languages side by side, from ${at('/')}`, () => {
    test('each page links to its bilingual version and has Print', { tag: '@pairs-5' }, async ({ request }) => {
      for (const name of pairedNames) {
        const html = await (await request.get(at(pagePaths[name]))).text();
        expect(html, name).toContain(`href="${at(pairedPath(name))}"`);
        expect(html, name).toContain(t.link);
        expect.soft(html.includes(`>${messages[locale].PrintButton.label}<`), `${name} has Print`).toBe(true);
      }
    });

    test(
      'each column has exactly the text of its page, marked with its language',
      { tag: ['@pairs-1', '@pairs-2'] },
      async ({ page, request }) => {
        const html = async (path: string) => (await request.get(path)).text();
        for (const name of pairedNames) {
          const both = await html(at(pairedPath(name)));
          for (const one of completeLocales) {
            const alone = await html(localizePath(pagePaths[name], one));
            const { added, missing, cells } = await page.evaluate(compareColumn, { both, alone, lang: one });
            expect(cells, `${name}, ${one}`).toBeGreaterThan(10);
            expect(added, `${name}, ${one}: on the page with both only`).toEqual([]);
            expect(missing, `${name}, ${one}: on the page alone only`).toEqual([]);
          }
        }
      },
    );

    test('a notice shows its version and date in both languages', { tag: '@notice-1' }, async ({ page }) => {
      for (const name of noticeNames) {
        await page.goto(at(pairedPath(name)));
        for (const one of completeLocales) {
          const { version, date } = notices[name];
          const stamp = page
            .getByRole('main')
            .locator('p')
            .filter({ has: page.locator('time') })
            .filter({ hasText: formatNoticeDate(date, one) });
          await expect(stamp, `${name}, ${one}`).toContainText(version);
        }
      }
    });

    test(
      'the columns are side by side in wide windows, stacked on a phone, and never overflow',
      { tag: '@pairs-2' },
      async ({ page }) => {
        await page.goto(at(pairedPath('privacy-notice')));
        const cells = page.locator('main [data-type=lines]').first().locator('> div');
        for (const [width, isBeside] of [
          [1440, true],
          [768, true],
          [767, false],
          [320, false],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          const [first, second] = await Promise.all([cells.nth(0).boundingBox(), cells.nth(1).boundingBox()]);
          expect(first!.y === second!.y, `${width}`).toBe(isBeside);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        expect(await violations(page, pairedPath('privacy-notice'))).toEqual([]);
      },
    );

    test('a link leads to a page in the language of its text', { tag: '@pairs-2' }, async ({ page }) => {
      await page.goto(at(pairedPath('help/sued')));
      for (const one of completeLocales) {
        const link = page.locator(`main [data-type] > [lang=${one}] a[href$="${pagePaths['help/old-debt']}"]`);
        await expect(link).toHaveAttribute('href', localizePath(pagePaths['help/old-debt'], one));
      }
    });

    test('sections keep their ids', { tag: '@pairs-1' }, async ({ page }) => {
      await page.goto(at(`${pairedPath('help/sued')}#what-you-can-do`));
      await expect(page.locator('#what-you-can-do')).toBeInViewport();
      await expect(page.locator('#what-you-can-do :is(h2)')).toHaveCount(2);
    });

    test('the terms say which language version controls', { tag: '@pairs-3' }, async ({ page }) => {
      await page.goto(at(pairedPath('terms-of-use')));
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
      await expect(page.getByText(t.controls).first()).toBeVisible();
    });

    test('is noindex, with the single-language page as canonical', { tag: '@pairs-4' }, async ({ page, request }) => {
      await page.goto(at(pairedPath('privacy-notice')));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${at('/privacy-notice')}$`),
      );
      expect(await (await request.get('/sitemap.xml')).text()).not.toContain('en-es');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`from ${at('/')}, each language can be shown alone`, { tag: '@pairs-2' }, async ({ page }) => {
      await page.goto(at(pairedPath('help/sued')));
      const languagesShown = () =>
        page
          .locator('main [data-type]:first-child > [lang]:visible')
          .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('lang')));
      for (const one of completeLocales) {
        await page.getByLabel(t[one]).check();
        await expect.poll(languagesShown).toEqual([one]);
      }
      await page.getByLabel(t.both).check();
      await expect.poll(languagesShown).toEqual(inReadingOrder(locale));
    });
  });
}
