import type { Metadata } from 'next';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { middleware } from '@/content/middleware';
import { localesOf } from '@/content/translated-pages';
import { config } from '@/lib/config';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/routing';
import { absoluteUrl, fullTitle, pageMetadata } from '@/lib/pages/metadata';
import type { PageName } from '@/lib/pages/pages';
import { applyMiddleware } from '@/lib/pages/route-middleware';
import type { UnlistedPage } from '@/lib/pages/unlisted-pages';

/** Gives the `generateMetadata` of a page, from the title and description in its copy. */
export function metadataOf(page: PageName) {
  return async (): Promise<Metadata> => {
    const locale = await currentLocale();
    const metadata = pageMetadata({
      ...contentIn(locale)[page].meta,
      siteUrl: config.siteUrl,
      siteName: firm.name,
      locale,
      locales: localesOf(page),
      page,
      isIndexable: config.isIndexable,
    });
    return applyMiddleware(middleware[page] ?? [], metadata);
  };
}

/** Gives the `generateMetadata` of a page that is not in the list of pages. */
export function unlistedMetadataOf(page: 'not-found' | UnlistedPage) {
  return async (): Promise<Metadata> => {
    const { title, description } = contentIn(await currentLocale())[page].meta;
    return applyMiddleware(middleware[page] ?? [], { title: fullTitle(title, firm.name), description });
  };
}

type SidePage = {
  title: string;
  description: string;
  /** The canonical address: its path in English, and its language. */
  path: string;
  locale: Locale;
};

/** The metadata of a page that belongs to another one, such as a version of a notice. It is not indexed. */
export function sideMetadata({ title, description, path, locale }: SidePage): Metadata {
  return applyMiddleware(['noindex'], {
    title: fullTitle(title, firm.name),
    description,
    alternates: { canonical: absoluteUrl(config.siteUrl, path, locale) },
  });
}
