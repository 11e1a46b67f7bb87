import type { Metadata } from 'next';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import type { PageMeta, SiteContent } from '@/content/types';
import { config } from '@/lib/config';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pageMetadata } from '@/lib/pages/metadata';
import type { PageName } from '@/lib/pages/pages';
import { applyMiddleware } from '@/lib/pages/route-middleware';

/** Gives the `generateMetadata` of a page: `select` takes the page's own title and description from the content. */
export function metadataOf(page: PageName, select: (content: SiteContent) => PageMeta) {
  return async (): Promise<Metadata> => {
    const locale = await currentLocale();
    const { middleware = [], ...meta } = select(contentIn(locale));
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
