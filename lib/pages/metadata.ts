import type { Metadata } from 'next';
import { localizePath } from '../i18n/localize-path';
import { defaultLocale, localeRecords, locales, otherLocale, type Locale } from '../i18n/routing';
import { pagePaths, type PageName } from './pages';

type PageMetadataInput = {
  siteUrl: string;
  siteName: string;
  locale: Locale;
  page: PageName;
  title: string;
  description: string;
  indexable: boolean;
};

/** Title, description, canonical address, alternates and Open Graph data of a page (`meta-1`, `meta-2`, `meta-3`). */
export function pageMetadata({
  siteUrl,
  siteName,
  locale,
  page,
  title,
  description,
  indexable,
}: PageMetadataInput): Metadata {
  const path = pagePaths[page];
  const shownTitle = path === '/' ? `${siteName} – ${title}` : fullTitle(title, siteName);
  const url = absoluteUrl(siteUrl, path, locale);
  return {
    metadataBase: new URL(siteUrl),
    title: shownTitle,
    description,
    alternates: { canonical: url, languages: alternateUrls(siteUrl, path) },
    openGraph: {
      type: 'website',
      siteName,
      title: shownTitle,
      description,
      url,
      locale: localeRecords[locale].iso.replace('-', '_'),
      alternateLocale: localeRecords[otherLocale(locale)].iso.replace('-', '_'),
      images: [{ url: `${siteUrl}/share/${locale}/${page}.png`, width: 1200, height: 630, alt: siteName }],
    },
    twitter: { card: 'summary_large_image' },
    ...(indexable ? {} : { robots: { index: false, follow: false } }),
  };
}

/** A page's title with the firm after it. */
export function fullTitle(title: string, siteName: string): string {
  return `${title} – ${siteName}`;
}

/** Full address of the page at `path` in `locale`; the home page has no trailing slash but the site's own. */
export function absoluteUrl(siteUrl: string, path: string, locale: Locale): string {
  return new URL(localizePath(path, locale), siteUrl).href;
}

/** Addresses of a page in both languages and the one for readers of any other (`hreflang`). */
export function alternateUrls(siteUrl: string, path: string): Record<Locale | 'x-default', string> {
  const urls = Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(siteUrl, path, locale)]));
  return { ...(urls as Record<Locale, string>), 'x-default': absoluteUrl(siteUrl, path, defaultLocale) };
}
