import { type Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/localize-path';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { type PageName, pageNames, pagePaths } from '@/lib/pages/pages';
import { expect, test as base } from './fixtures';

/** A page in one language, and where it is. */
export type Address = { page: PageName; locale: CompleteLocale; path: string };

/** Every page of the site in every language. */
export const addresses: readonly Address[] = completeLocales.flatMap((locale) =>
  pageNames.map((page) => ({ page, locale, path: localizePath(pagePaths[page], locale) })),
);

/** The pages in one language. */
export const addressesIn = (wanted: CompleteLocale): Address[] => addresses.filter(({ locale }) => locale === wanted);

/** Unknown addresses, whose 404 pages are included with the other pages. */
export const unknownAddresses: Readonly<Record<CompleteLocale, string>> = {
  en: '/no-such-page',
  es: '/es/no-such-page',
};

type Anchor = { href: string; text: string; hreflang: string | null };

/** The contents of a page's HTML before any script runs, including `<noscript>`. */
export type PageFacts = {
  path: string;
  locale: CompleteLocale;
  status: number;
  html: string;
  lang: string;
  title: string;
  /** By `name` or `property`. */
  meta: Record<string, string>;
  canonical: string[];
  alternates: Record<string, string>;
  headings: { level: number; text: string }[];
  ids: string[];
  links: Anchor[];
  /** Addresses of scripts, sheets, fonts, icons and pictures. */
  assets: string[];
  jsonLd: string[];
};

type WorkerFixtures = {
  /** Every page and both not-found pages, by address; read once a worker. */
  site: ReadonlyMap<string, PageFacts>;
};

/** The `test` of the fixtures with the whole site as it was built. */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
      const page = await context.newPage();
      const site = new Map<string, PageFacts>();
      const unknown = completeLocales.map((locale) => ({ locale, path: unknownAddresses[locale] }));
      for (const { path, locale } of [...addresses, ...unknown]) {
        const response = await context.request.get(path, { maxRedirects: 0 });
        const html = await response.text();
        site.set(path, { path, locale, status: response.status(), html, ...(await readPage(page, html)) });
      }
      await context.close();
      await use(site);
    },
    { scope: 'worker' },
  ],
});

/** The pages, without the not-found ones. */
export function pagesOf(site: ReadonlyMap<string, PageFacts>): PageFacts[] {
  return addresses.map(({ path }) => factsOf(site, path));
}

/** The facts of the page at `path`. Throws if the site has no such page. */
export function factsOf(site: ReadonlyMap<string, PageFacts>, path: string): PageFacts {
  const facts = site.get(path);
  if (!facts) throw new Error(`${path} was not read`);
  return facts;
}

function readPage(page: Page, html: string) {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).flatMap((element) => element.getAttribute(name) ?? []);
    const words = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
    const candidates = [...attributes('[srcset]', 'srcset'), ...attributes('[imagesrcset]', 'imagesrcset')];
    const linked = all('link:not([rel=canonical], [rel=alternate])').flatMap((link) => link.getAttribute('href') ?? []);
    return {
      lang: document.documentElement.lang,
      title: document.title,
      meta: Object.fromEntries(
        all('meta[content]').map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      canonical: attributes('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
        level: Number(heading.tagName[1]),
        text: words(heading),
      })),
      ids: attributes('[id]', 'id'),
      links: all('a[href]').map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: words(link),
        hreflang: link.getAttribute('hreflang'),
      })),
      assets: [
        ...linked,
        ...attributes('[src]', 'src'),
        ...candidates.flatMap((list) => list.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')),
        ...(all('style')
          .map((style) => style.textContent)
          .join()
          .match(/(?<=url\(["']?)(?!data:)[^"')]+/g) ?? []),
        // Files that a page names in its scripts or data.
        ...(source.match(/\/_next\/static\/[\w./~-]+\.\w+/g) ?? []),
      ],
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
    };
  }, html);
}

export { expect };
