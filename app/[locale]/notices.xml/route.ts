import { getTranslations } from 'next-intl/server';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { allRecordedVersions, recordedLocale } from '@/content/versions';
import { config } from '@/lib/config';
import { localeRecords, locales } from '@/lib/i18n/routing';
import { atomFeed } from '@/lib/notices/atom-feed';
import { absoluteUrl } from '@/lib/pages/metadata';
import { feedPath, versionPath } from '@/lib/pages/pages';
import { routeLocale } from '@/lib/pages/route-locale';
import { isoNoticeDate } from '@/lib/time/notice-date';

export const dynamic = 'force-static';

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** New versions of all notices as a feed, in the language of the address (`versions-7`). */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const locale = await routeLocale(params);
  const [t, legal] = await Promise.all([
    getTranslations({ locale, namespace: 'Versions' }),
    getTranslations({ locale, namespace: 'Legal' }),
  ]);
  const feed = atomFeed({
    title: `${t('feed')} – ${firm.name}`,
    self: absoluteUrl(config.siteUrl, feedPath, locale),
    home: absoluteUrl(config.siteUrl, '/', locale),
    author: firm.name,
    language: localeRecords[locale].iso,
    entries: allRecordedVersions().map((one) => ({
      title: `${contentIn(locale)[one.notice].title}, ${legal('version', { version: one.version })}`,
      url: absoluteUrl(config.siteUrl, versionPath(one.notice, one.version), locale),
      day: isoNoticeDate(one.date),
      summary: one.texts[recordedLocale(locale)].document.changes[0]?.text ?? '',
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
