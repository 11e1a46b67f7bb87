import { locales } from '@/lib/i18n/routing';
import { localizePath } from '@/lib/i18n/localize-path';
import { pagePaths, pairedNames, pairedPath } from '@/lib/pages/pages';
import { violations } from './accessibility/axe';
import { expect, test } from './fixtures';
import { messages } from './messages';

const some = ['privacy-notice', 'make-payment/efta-consent', 'unsubscribe', 'help/sued', 'help/words'] as const;
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const locale of locales) {
  const at = (path: string) => localizePath(path, locale);
  const t = messages[locale].Pairs;

  test.describe(`both languages side by side, from ${at('/')}`, () => {
    test(
      'each page says that it can be read so, beside Print where there is one',
      { tag: '@pairs-5' },
      async ({ request }) => {
        for (const name of pairedNames) {
          const html = await (await request.get(at(pagePaths[name]))).text();
          expect(html, name).toContain(`href="${at(pairedPath(name))}"`);
          expect(html, name).toContain(t.link);
        }
      },
    );

    for (const name of some) {
      test(
        `${name}: each column has the text of its page, in its language`,
        { tag: ['@pairs-1', '@pairs-2'] },
        async ({ page }) => {
          for (const one of locales) {
            await page.goto(localizePath(pagePaths[name], one));
            const texts = await page
              .locator('main section[id] :is(p, li):not(:has(p, li, ul))')
              .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).textContent ?? ''));
            await page.goto(at(pairedPath(name)));
            const column = words((await page.locator(`main [lang=${one}]`).allTextContents()).join(' '));
            const own = texts.map(words).filter((text) => column.includes(text));
            expect(own.length).toBeGreaterThan(5);
            expect(own.length / texts.length, `of ${texts.length} texts`).toBeGreaterThan(0.4);
          }
          const pairs = page.locator('main [data-type]');
          for (const one of locales) await expect(pairs.locator(`> [lang=${one}]`)).toHaveCount(await pairs.count());
        },
      );
    }

    test(
      'the columns stand side by side where there is room, in pairs on a phone, and never overflow',
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

    test('parts keep their ids', { tag: '@pairs-1' }, async ({ page }) => {
      await page.goto(at(`${pairedPath('help/sued')}#what-you-can-do`));
      await expect(page.locator('#what-you-can-do')).toBeInViewport();
      await expect(page.locator('#what-you-can-do :is(h2)')).toHaveCount(2);
    });

    test('the terms say which text controls', { tag: '@pairs-3' }, async ({ page }) => {
      await page.goto(at(pairedPath('terms-of-use')));
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
      await expect(page.getByText(t.controls).first()).toBeVisible();
    });

    test(
      'is found by no search engine, which is led to the page in one language',
      { tag: '@pairs-4' },
      async ({ page, request }) => {
        await page.goto(at(pairedPath('privacy-notice')));
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${at('/privacy-notice')}$`),
        );
        expect(await (await request.get('/sitemap.xml')).text()).not.toContain('en-es');
      },
    );
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`from ${at('/')}, one language can be shown alone`, { tag: '@pairs-2' }, async ({ page }) => {
      await page.goto(at(pairedPath('help/sued')));
      await page.getByLabel(t.en).check();
      await expect(page.locator('main [data-type] > [lang=es]').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('main [data-type] > [lang=en]').first()).toBeVisible();
      await page.getByLabel(t.both).check();
      await expect(page.locator('main [data-type] > [lang=es]').first()).toBeVisible();
    });
  });
}
