import { LinkChecker, LinkState } from 'linkinator';
import { sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { freeHelpSiteIn, freeHelpSites, quickExit } from '@/content/help/free-help-sites';
import { localeOfPath, localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { namesOf } from '@/lib/record-of';
import { addresses, expect, factsOf, type PageFacts, test, unknownAddresses } from '../kit/site';

/** A link to a page or file of this site, as a browser resolves it on `page`. */
function targetOf(page: PageFacts, href: string): { path: string; hash: string } {
  const { pathname, hash } = new URL(href, `https://site.example${page.path}`);
  return { path: pathname, hash: decodeURIComponent(hash.slice(1)) };
}

const isInternal = (href: string) => !/^[a-z][a-z+.-]*:/i.test(href) && !href.startsWith('//');

test(
  'no link of the served site is broken: pages, anchors, stylesheets, fonts, images',
  { tag: '@pages-16' },
  async ({ baseURL }) => {
    test.setTimeout(120_000);
    const { origin } = new URL(baseURL ?? '');
    const { links } = await new LinkChecker().check({
      path: [origin, `${origin}/es`],
      recurse: true,
      checkFragments: true,
      checkCss: true,
      // `/about` is a page, not a folder, so its links are relative to the root.
      cleanUrls: true,
      redirects: 'error',
      concurrency: 10,
      linksToSkip: (link) => Promise.resolve(new URL(link).origin !== origin),
    });
    const broken = links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, status, parent }) => `${parent ?? ''} leads to ${url} (${status ?? 'no answer'})`);
    expect(broken).toEqual([]);
    const reached = new Set(links.map(({ url }) => new URL(url).pathname));
    expect(
      addresses.filter(({ path }) => !reached.has(path)),
      'pages that no link leads to',
    ).toEqual([]);
  },
);

test('the links of the 404 pages lead to existing pages and elements', { tag: '@pages-16' }, ({ site }) => {
  for (const path of Object.values(unknownAddresses)) {
    const page = factsOf(site, path);
    // The switcher links to the other language at the same address.
    const links = page.links.filter(({ href, hreflang }) => isInternal(href) && !hreflang);
    expect.soft(links.length, path).toBeGreaterThan(10);
    for (const { href } of links) {
      const target = targetOf(page, href);
      const ids = site.get(target.path)?.ids;
      expect.soft(ids, `${path} leads to ${href}`).toBeDefined();
      if (target.hash) expect.soft(ids, `${path} leads to ${href}`).toContain(target.hash);
    }
  }
});

test(
  'each page loads only from its own host, and all its scripts exist',
  { tag: '@pages-16' },
  async ({ site, request }) => {
    const program = new Map<string, string>();
    for (const { path, assets } of site.values()) {
      expect
        .soft(
          assets.filter((asset) => !isInternal(asset) && !asset.startsWith('data:')),
          `${path}: from elsewhere`,
        )
        .toEqual([]);
      for (const asset of assets)
        if (asset.startsWith('/_next/static/') && !/\.(css|woff2)$/.test(asset)) program.set(asset, path);
    }
    expect(program.size).toBeGreaterThan(10);
    for (const [asset, path] of program)
      expect.soft((await request.head(asset, { maxRedirects: 0 })).status(), `${asset}, named on ${path}`).toBe(200);
  },
);

test('every external link is in content/firm.ts or content/help/free-help-sites.ts, in the variant of the page’s language', ({
  site,
}) => {
  const reachable = [
    ...Object.values(firm.phones).map((phone) => `tel:${phone}`),
    ...Object.values(firm.emails).map((email) => `mailto:${email}`),
    firm.siteUrl,
  ];
  for (const { path, locale, links } of site.values()) {
    const help = namesOf(freeHelpSites).map((name) => freeHelpSiteIn(name, locale).href);
    const known = [...Object.values(sitesIn(locale)), ...help, quickExit, ...reachable];
    const away = links.map(({ href }) => href).filter((href) => !isInternal(href));
    expect.soft(away.length, path).toBeGreaterThan(0);
    expect
      .soft(
        away.filter((href) => !known.includes(href)),
        path,
      )
      .toEqual([]);
  }
});

for (const locale of completeLocales) {
  const title = `pages in ${localeRecords[locale].name} link only to their own language, except the switcher`;
  test(title, { tag: '@link-4' }, ({ site }) => {
    for (const page of [...site.values()].filter((facts) => facts.locale === locale)) {
      // A file, such as the text of a notice, has one address for both languages' pages.
      const strangers = page.links.filter(({ href }) => {
        const { path } = targetOf(page, href);
        return isInternal(href) && !/\.(txt|json)$/.test(path) && localeOfPath(path) !== locale;
      });
      const [switcher, ...others] = strangers;
      expect.soft(others, page.path).toEqual([]);
      const target = otherLocale(locale);
      expect
        .soft({ text: switcher?.text, hreflang: switcher?.hreflang }, page.path)
        .toEqual({ text: target.toUpperCase(), hreflang: target });
      if (page.status === 200) expect.soft(switcher?.href, page.path).toBe(localizePath(page.path, target));
    }
  });
}
