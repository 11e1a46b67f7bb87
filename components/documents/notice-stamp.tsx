import { getTranslations } from 'next-intl/server';
import type { NoticeVersion } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import { typeset } from '@/lib/text/typeset';
import { formatNoticeDate, isoNoticeDate } from '@/lib/time/notice-date';
import styles from './notice-stamp.module.css';

type NoticeStampProps = {
  notice: NoticeVersion;
  locale: Locale;
  /** Where both languages stand on the page: only that of the reader is printed in the margin. */
  isOfReader?: boolean;
};

/** The version of a notice and its date, as its title block shows them (`notice-1`). */
export async function NoticeStamp({ notice, locale, isOfReader = true }: NoticeStampProps) {
  const t = await getTranslations({ locale, namespace: 'Legal' });
  return (
    <p className={styles.stamp} lang={isOfReader ? undefined : locale}>
      <span data-version={isOfReader ? '' : undefined}>{t('version', { version: notice.version })}</span>{' '}
      <time dateTime={isoNoticeDate(notice.date)}>
        {typeset(t(notice.date.kind, { date: formatNoticeDate(notice.date, locale) }))}
      </time>
    </p>
  );
}
