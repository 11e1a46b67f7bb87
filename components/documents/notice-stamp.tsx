import { getTranslations } from 'next-intl/server';
import { mark, versionAttribute } from '@/boot/protocol';
import type { NoticeVersion } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import { stampWords } from '@/lib/notices/notice-stamp';
import { typeset } from '@/lib/text/typeset';
import { isoNoticeDate } from '@/lib/time/notice-date';
import styles from './notice-stamp.module.css';

type NoticeStampProps = {
  notice: NoticeVersion;
  locale: Locale;
  /** Whether it is in the page's language; only that one is printed in the page margin. */
  isOfReader?: boolean;
};

/** The version and date of a notice in its title block (`notice-1`). */
export async function NoticeStamp({ notice, locale, isOfReader = true }: NoticeStampProps) {
  const t = await getTranslations({ locale, namespace: 'Legal' });
  const { version, dated } = stampWords(notice, t, locale);
  return (
    <p className={styles.stamp} lang={isOfReader ? undefined : locale}>
      <span {...(isOfReader && mark(versionAttribute))}>{typeset(version)}</span>{' '}
      <time dateTime={isoNoticeDate(notice.date)}>{typeset(dated)}</time>
    </p>
  );
}
