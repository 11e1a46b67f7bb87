import type { MetadataRoute } from 'next';
import { config } from '@/lib/config';
import { locales } from '@/lib/i18n/routing';
import { absoluteUrl, alternateUrls } from '@/lib/pages/metadata';
import { pageNames, pagePaths } from '@/lib/pages/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return pageNames.flatMap((page) => {
    const path = pagePaths[page];
    const languages = alternateUrls(config.siteUrl, path);
    return locales.map((locale) => ({ url: absoluteUrl(config.siteUrl, path, locale), alternates: { languages } }));
  });
}
