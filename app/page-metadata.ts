import type { Metadata } from 'next';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { config } from '@/lib/config';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pageMetadata } from '@/lib/pages/metadata';
import type { PageName } from '@/lib/pages/pages';
import { applyMiddleware } from '@/lib/pages/route-middleware';

/** Gives the `generateMetadata` of a page, from the title and description in its copy. */
export function metadataOf(page: PageName) {
  return async (): Promise<Metadata> => {
    const locale = await currentLocale();
    const { middleware = [], ...meta } = contentIn(locale)[page].meta;
    const metadata = pageMetadata({
      ...meta,
      siteUrl: config.siteUrl,
      siteName: firm.name,
      locale,
      page,
      indexable: config.indexable,
    });
    return applyMiddleware(middleware, metadata);
  };
}
