import { firm } from '@/content/firm';
import { sitesIn } from '@/content/inline';
import { localeOfPath, localizePath } from '@/lib/i18n/localize-path';
import { localeRecords, locales, otherLocale } from '@/lib/i18n/routing';
import { addresses, expect, factsOf, test, type PageFacts } from './site';

/** A link to a page or file of this site, as a browser resolves it on `page`. */
function targetOf(page: PageFacts, href: string): { path: string; hash: string } {
  const { pathname, hash } = new URL(href, `https://site.example${page.path}`);
  return { path: pathname, hash: decodeURIComponent(hash.slice(1)) };
}

const isInternal = (href: string) => !/^[a-z][a-z+.-]*:/i.test(href) && !href.startsWith('//');

test('no link of the site is dead: each leads straight to a page, and to an element that is there', ({ site }) => {
  const pages = new Set(addresses.map(({ path }) => path));
  for (const page of site.values()) {
    for (const { href, text, hreflang } of page.links.filter((link) => isInternal(link.href))) {
      const { path, hash } = targetOf(page, href);
      // The not-found page stands at any address; its switcher leads to its twin there.
      if (path === page.path || (hreflang && page.status === 404)) continue;
      expect.soft(pages, `${page.path}: "${text}" leads to ${href}`).toContain(path);
      if (hash && pages.has(path)) expect.soft(factsOf(site, path).ids, `${page.path}: "${text}" leads to ${href}`).toContain(hash);
    }
    const here = page.links.map(({ href }) => href).filter((href) => href.startsWith('#') && href !== '#top');
    expect.soft(here.filter((href) => !page.ids.includes(decodeURIComponent(href.slice(1)))), `${page.path}: anchors in the page`).toEqual([]);
  }
});

test('every script, sheet, font and picture is there', async ({ site, request }) => {
  test.setTimeout(60_000);
  const assets = new Map<string, string>();
  for (const page of site.values()) {
    for (const asset of page.assets) if (isInternal(asset)) assets.set(targetOf(page, asset).path, page.path);
    expect.soft(page.assets.filter((asset) => !isInternal(asset) && !asset.startsWith('data:')), `${page.path}: from elsewhere`).toEqual([]);
  }
  for (const [asset, page] of [...assets]) {
    const response = await request.get(asset, { maxRedirects: 0 });
    expect.soft(response.status(), `${asset}, first named on ${page}`).toBe(200);
    if (!asset.endsWith('.css')) continue;
    for (const [, url = ''] of (await response.text()).matchAll(/url\(["']?(?!data:)([^"')]+)/g)) {
      const { pathname } = new URL(url, `https://site.example${asset}`);
      expect.soft((await request.head(pathname)).status(), `${url} of ${asset}`).toBe(200);
    }
  }
  expect(assets.size).toBeGreaterThan(20);
});

test('whatever leads away from the site is in content/firm.ts, in the variant of the page’s language', ({ site }) => {
  const reachable = [...Object.values(firm.phones).map((phone) => `tel:${phone}`), ...Object.values(firm.emails).map((email) => `mailto:${email}`), firm.siteUrl];
  for (const { path, locale, links } of site.values()) {
    const known = [...Object.values(sitesIn(locale)), ...reachable];
    const away = links.map(({ href }) => href).filter((href) => !isInternal(href));
    expect.soft(away.length, path).toBeGreaterThan(0);
    expect.soft(away.filter((href) => !known.includes(href)), path).toEqual([]);
  }
});

for (const locale of locales) {
  test(`pages in ${localeRecords[locale].name} link only to their own language, but for the switcher`, ({ site }) => {
    for (const page of [...site.values()].filter((facts) => facts.locale === locale)) {
      const strangers = page.links.filter(({ href }) => isInternal(href) && localeOfPath(targetOf(page, href).path) !== locale);
      const [switcher, ...others] = strangers;
      expect.soft(others, page.path).toEqual([]);
      const target = otherLocale(locale);
      expect.soft({ text: switcher?.text, hreflang: switcher?.hreflang }, page.path).toEqual({ text: target.toUpperCase(), hreflang: target });
      if (page.status === 200) expect.soft(switcher?.href, page.path).toBe(localizePath(page.path, target));
    }
  });
}
