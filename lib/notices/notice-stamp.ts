import type { useTranslations } from 'next-intl';
import type { Locale } from '../i18n/routing';
import { formatNoticeDate } from '../time/notice-date';
import type { NoticeVersion } from './notice-version';

/** The messages `Legal` of a language. */
type LegalMessages = ReturnType<typeof useTranslations<'Legal'>>;

/** The version and the date of a notice, each in words. */
export type StampWords = { version: string; dated: string };

/** The words of a notice's stamp in the language of `messages`, which is `locale`. */
export function stampWords({ version, date }: NoticeVersion, messages: LegalMessages, locale: Locale): StampWords {
  return {
    version: messages('version', { version }),
    dated: messages(date.kind, { date: formatNoticeDate(date, locale) }),
  };
}

/** The stamp in one line, as it appears in the hashed plain text. */
export function stampLine({ version, dated }: StampWords): string {
  return `${version} · ${dated}`;
}
