import type { Metadata } from 'next';
import { localizePath } from '../i18n/localize-path';
import { defaultLocale, type Locale, localeRecords } from '../i18n/routing';
import { type PageName, pagePaths } from './pages';
import { sharePicturePath } from './share-picture';

type PageMetadataInput = {
  siteUrl: string;
  siteName: string;
  locale: Locale;
  /** The languages that have the page; if `locale` is not among them, the page shows the English copy (`locale-14`). */
  locales: readonly Locale[];
  page: PageName;
  title: string;
  description: string;
  isIndexable: boolean;
};

/** Title, description, canonical address, alternates and Open Graph data of a page (`meta-1`, `meta-2`, `meta-3`). */
export function pageMetadata({
  siteUrl,
  siteName,
  locale,
  locales,
  page,
  title,
  description,
  isIndexable,
}: PageMetadataInput): Metadata {
  const path = pagePaths[page];
  const shownTitle = path === '/' ? `${siteName} – ${title}` : fullTitle(title, siteName);
  const isOwn = locales.includes(locale);
  const shown = isOwn ? locale : defaultLocale;
  const url = absoluteUrl(siteUrl, path, shown);
  return {
    metadataBase: new URL(siteUrl),
    title: shownTitle,
    description,
    alternates: { canonical: url, ...(isOwn && { languages: alternateUrls(siteUrl, path, locales) }) },
    openGraph: {
      type: 'website',
      siteName,
      title: shownTitle,
      description,
      url,
      locale: openGraphLocale(shown),
      alternateLocale: locales.filter((one) => one !== shown).map(openGraphLocale),
      images: [{ url: `${siteUrl}${sharePicturePath(page, shown)}`, width: 1200, height: 630, alt: siteName }],
    },
    twitter: { card: 'summary_large_image' },
    ...(!(isIndexable && isOwn) && { robots: { index: false, follow: isIndexable } }),
  };
}

/** A page's title followed by the firm's name. */
export function fullTitle(title: string, siteName: string): string {
  return `${title} – ${siteName}`;
}

/** Full address of the page at `path` in `locale`; the home page has no trailing slash but the site's own. */
export function absoluteUrl(siteUrl: string, path: string, locale: Locale): string {
  return new URL(localizePath(path, locale), siteUrl).href;
}

/** Addresses of a page in the languages that have it, and the default for all other languages (`hreflang`). */
export function alternateUrls(siteUrl: string, path: string, locales: readonly Locale[]): Record<string, string> {
  const urls = Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(siteUrl, path, locale)]));
  return { ...urls, 'x-default': absoluteUrl(siteUrl, path, defaultLocale) };
}

const openGraphLocale = (locale: Locale): string => localeRecords[locale].iso.replace('-', '_');
