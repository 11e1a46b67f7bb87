import { firm } from '@/content/firm';
import { officeHours, openDays } from '@/content/hours';
import { readConfig } from '@/lib/config/read-config';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { addresses, expect, factsOf, pagesOf, test, unknownAddresses } from '../kit/site';

const { siteUrl } = readConfig(process.env, { siteUrl: firm.siteUrl });
const absolute = (path: string) => new URL(path, siteUrl).href;
const normal = (url: string | undefined) => new URL(url ?? 'missing:').href;
const inSite = (url: string) => url.replace(siteUrl, '');
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Seconds since midnight of a time such as `08:00`. */
const secondsOf = (time: string) => Date.parse(`1970-01-01T${time}:00Z`) / 1000;

test('each page has a unique title and description', { tag: '@meta-1' }, ({ site }) => {
  const pages = pagesOf(site);
  for (const { path, title, meta } of pages) {
    expect.soft(title, path).toContain(firm.name);
    expect.soft(meta.description?.length, `${path}: length of the description`).toBeGreaterThan(50);
  }
  for (const values of [pages.map(({ title }) => title), pages.map(({ meta }) => meta.description)]) {
    expect.soft(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('each page has its own canonical URL and alternates for both languages', { tag: '@meta-2' }, ({ site }) => {
  for (const { page, locale, path } of addresses) {
    const { canonical, alternates } = factsOf(site, path);
    expect.soft(canonical.map(normal), `${path}: canonical`).toEqual([absolute(path)]);
    const [en, es] = completeLocales.map((language) => absolute(localizePath(pagePaths[page], language)));
    const named = Object.fromEntries(Object.entries(alternates).map(([language, url]) => [language, normal(url)]));
    expect.soft(named, `${path}: alternates`).toEqual({ en, es, 'x-default': en });
    expect.soft(named[locale], `${path}: itself`).toBe(absolute(path));
  }
});

test(
  'each page has Open Graph data and an image in its own language',
  { tag: '@meta-3' },
  async ({ site, request }) => {
    const pictures: string[] = [];
    for (const { path, locale, title, meta } of pagesOf(site)) {
      const picture = meta['og:image'] ?? '';
      expect
        .soft({
          path,
          title: meta['og:title'],
          description: meta['og:description'],
          url: normal(meta['og:url']),
          locale: meta['og:locale'],
        })
        .toEqual({
          path,
          title,
          description: meta.description,
          url: absolute(path),
          locale: localeRecords[locale].iso.replace('-', '_'),
        });
      expect.soft(picture, path).toMatch(new RegExp(`^${siteUrl}/share/${locale}/`));
      const response = await request.get(inSite(picture), { maxRedirects: 0 });
      if (response.status() !== 200 || response.headers()['content-type'] !== 'image/png') pictures.push(picture);
    }
    expect(pictures, 'missing pictures').toEqual([]);
  },
);

/** The required data of the built JSON-LD; `schema-dts` checks its types in the source. */
type FirmData = {
  '@id': string;
  logo: string;
  image: string;
  openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string };
};

test(
  'each page describes the firm in JSON-LD that cannot break out of its script',
  { tag: '@meta-4' },
  async ({ site, request }) => {
    const { office } = firm.addresses;
    const pictures = new Set<string>();
    for (const { path, jsonLd } of pagesOf(site)) {
      expect.soft(jsonLd, path).toHaveLength(1);
      expect.soft(jsonLd.join(), path).not.toContain('<');
      const data = JSON.parse(jsonLd[0] ?? '{}') as FirmData;
      expect.soft(data, path).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'LegalService',
        name: firm.name,
        url: siteUrl,
        telephone: firm.phones.main,
        email: firm.emails.info,
        address: {
          '@type': 'PostalAddress',
          streetAddress: office.street,
          addressLocality: office.city,
          addressRegion: office.state,
          postalCode: office.zip,
          addressCountry: 'US',
        },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays.slice(openDays.first, openDays.last + 1),
        },
      });
      const { opens, closes } = data.openingHoursSpecification;
      expect.soft([opens, closes].map(secondsOf), `${path}: hours`).toEqual([officeHours.opens, officeHours.closes]);
      for (const url of [data['@id'], data.logo, data.image])
        expect.soft(new URL(url).origin, `${path}: ${url}`).toBe(new URL(siteUrl).origin);
      pictures.add(data.logo).add(data.image);
    }
    for (const picture of pictures)
      expect.soft((await request.get(inSite(picture), { maxRedirects: 0 })).status(), picture).toBe(200);
  },
);

test('pages are indexable only on the firm’s own domain, 404 pages never', { tag: '@meta-7' }, ({ site }) => {
  const expected = siteUrl === firm.siteUrl ? undefined : 'noindex, nofollow';
  for (const { path, meta } of pagesOf(site)) expect.soft(meta.robots, path).toBe(expected);
  for (const path of Object.values(unknownAddresses))
    expect.soft(factsOf(site, path).meta.robots, path).toContain('noindex');
});

test(
  'the sitemap lists every page with its alternates, and robots.txt names the sitemap',
  { tag: '@meta-5' },
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
      url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
      alternates: Object.fromEntries(
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = '', url = '']) => [language, url]),
      ),
    }));
    const expected = addresses.map(({ page, path }) => {
      const [en = '', es = ''] = completeLocales.map((locale) => absolute(localizePath(pagePaths[page], locale)));
      return { url: absolute(path), alternates: { en, es, 'x-default': en } };
    });
    expect(entries).toHaveLength(addresses.length);
    expect(entries).toEqual(expect.arrayContaining(expected));
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  },
);

test('the manifest and every icon exist', { tag: '@meta-6' }, async ({ site, request }) => {
  const manifests = new Set(
    pagesOf(site).flatMap(({ assets }) => assets.filter((asset) => asset.includes('manifest'))),
  );
  expect([...manifests]).toEqual(['/manifest.webmanifest']);
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string; type: string }[] };
  expect(name).toBe(firm.name);
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of [...icons, { src: '/favicon.ico', type: 'image/' }]) {
    const icon = await request.get(src, { maxRedirects: 0 });
    expect.soft(icon.status(), src).toBe(200);
    expect.soft(icon.headers()['content-type'], src).toContain(type);
  }
});
