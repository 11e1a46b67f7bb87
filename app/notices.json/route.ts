import { allRecordedVersions, textAddress } from '@/content/versions';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { versionPath } from '@/lib/pages/pages';
import { isoNoticeDate } from '@/lib/time/notice-date';

export const dynamic = 'force-static';

/** Lists every recorded version of every notice: its date, and in each language its page, its plain text and that text's SHA-256. */
export function GET() {
  const versions = allRecordedVersions().map((recorded) => ({
    notice: recorded.notice,
    version: recorded.version,
    [recorded.date.kind]: isoNoticeDate(recorded.date),
    texts: completeLocales.map((locale) => ({
      language: locale,
      page: localizePath(versionPath(recorded.notice, recorded.version), locale),
      text: textAddress(recorded, locale),
      sha256: recorded.texts[locale].sha256,
    })),
  }));
  return Response.json({ versions });
}
