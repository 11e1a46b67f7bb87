import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { type PageName, pageNames, pagePaths } from '@/lib/pages/pages';
import { addressesIn, expect, factsOf, pagesOf, test } from '../kit/site';

/** Ids that other sites and the firm's letters link to (`pages-6`). */
const promisedIds: Partial<Record<PageName, readonly string[]>> = {
  about: ['our-company', 'our-model', 'our-team'],
  services: ['bankruptcy', 'consumer-collections', 'commercial-collections', 'litigation', 'for-creditors'],
  employment: ['approach', 'testimonials', 'openings'],
  'privacy-notice': ['californiaPrivacy'],
  dates: ['cancel', 'dispute'],
};

test.describe('each page', () => {
  test('returns 200 and complete HTML in the language of its address', { tag: '@pages-1' }, ({ site }) => {
    const pages = pagesOf(site);
    expect(pages).toHaveLength(completeLocales.length * pageNames.length);
    for (const { path, status, lang, locale, html } of pages) {
      expect.soft({ path, status, lang }).toEqual({ path, status: 200, lang: localeRecords[locale].iso });
      expect.soft(html, path).toContain('</html>');
    }
  });

  test('has exactly one h1 and no skipped heading level', { tag: '@pages-17' }, ({ site }) => {
    for (const { path, headings } of pagesOf(site)) {
      expect.soft(headings[0]?.level, `${path}: the first heading`).toBe(1);
      expect
        .soft(
          headings.filter(({ level }) => level === 1),
          `${path}: h1`,
        )
        .toHaveLength(1);
      expect
        .soft(
          headings.filter(({ text }) => text === ''),
          `${path}: empty headings`,
        )
        .toEqual([]);
      const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
      expect.soft(skipped, `${path}: headings that skip a level`).toEqual([]);
    }
  });

  test('has no duplicate id', { tag: '@pages-6' }, ({ site }) => {
    for (const { path, ids } of pagesOf(site)) {
      expect
        .soft(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          path,
        )
        .toEqual([]);
    }
  });

  test('keeps the ids that external links use', { tag: '@pages-6' }, ({ site }) => {
    for (const locale of completeLocales) {
      for (const [page, ids] of Object.entries(promisedIds)) {
        const { path, ids: present } = factsOf(site, localizePath(pagePaths[page as PageName], locale));
        expect
          .soft(
            ids.filter((id) => !present.includes(id)),
            `${path} lacks`,
          )
          .toEqual([]);
      }
    }
    for (const { path, ids } of pagesOf(site)) expect.soft(ids, path).toContain('site-links');
  });

  test('has a different title, description and heading in each language', { tag: '@pages-20' }, ({ site }) => {
    for (const { page, path } of addressesIn('es')) {
      const [spanish, english] = [factsOf(site, path), factsOf(site, pagePaths[page])];
      expect.soft(spanish.title, path).not.toBe(english.title);
      expect.soft(spanish.meta.description, path).not.toBe(english.meta.description);
      expect.soft(spanish.headings[0]?.text, path).not.toBe(english.headings[0]?.text);
    }
  });
});

for (const locale of completeLocales) {
  test(
    `each page in ${localeRecords[locale].name} has one banner, one main, one contentinfo, and uniquely named navigations`,
    { tag: ['@pages-18', '@every-page'] },
    async ({ page }) => {
      test.setTimeout(90_000);
      for (const { path } of addressesIn(locale)) {
        await page.goto(path);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect.soft(page.getByRole(landmark), `${path}: ${landmark}`).toHaveCount(1);
        }
        await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
        const names = await page
          .getByRole('navigation')
          .evaluateAll((navs) =>
            navs.map(
              (nav) =>
                nav.getAttribute('aria-label') ??
                document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent ??
                '',
            ),
          );
        expect.soft(names.length, path).toBeGreaterThanOrEqual(3);
        expect.soft(names, path).not.toContain('');
        expect.soft(new Set(names).size, `${path}: ${names.join(', ')}`).toBe(names.length);
      }
    },
  );
}
