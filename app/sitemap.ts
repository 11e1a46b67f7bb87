import type { MetadataRoute } from 'next';
import { localesOf } from '@/content/translated-pages';
import { config } from '@/lib/config';
import { absoluteUrl, alternateUrls } from '@/lib/pages/metadata';
import { pageNames, pagePaths } from '@/lib/pages/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return pageNames.flatMap((page) => {
    const [path, locales] = [pagePaths[page], localesOf(page)];
    const languages = alternateUrls(config.siteUrl, path, locales);
    return locales.map((locale) => ({ url: absoluteUrl(config.siteUrl, path, locale), alternates: { languages } }));
  });
}
