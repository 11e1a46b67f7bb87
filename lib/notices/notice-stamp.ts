import type { useTranslations } from 'next-intl';
import type { Locale } from '../i18n/routing';
import { formatNoticeDate, type NoticeDate } from '../time/notice-date';

/** A notice's version, and the date from which it counts. */
type Stamp = { version: string; date: NoticeDate & { kind: 'updated' | 'effective' } };

/** The messages `Legal` of a language. */
type LegalMessages = ReturnType<typeof useTranslations<'Legal'>>;

/** The version and the date of a notice, each in words. */
export type StampWords = { version: string; dated: string };

/** The words of a notice's stamp in the language of `messages`, which is `locale`. */
export function stampWords({ version, date }: Stamp, messages: LegalMessages, locale: Locale): StampWords {
  return {
    version: messages('version', { version }),
    dated: messages(date.kind, { date: formatNoticeDate(date, locale) }),
  };
}

/** The stamp in one line, as it appears in the hashed plain text. */
export function stampLine({ version, dated }: StampWords): string {
  return `${version} · ${dated}`;
}
