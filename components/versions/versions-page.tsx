import { getTranslations } from 'next-intl/server';
import { NoticeHash } from '@/components/documents/notice-hash';
import { SiteLink } from '@/components/navigation/site-link';
import type { NoticeVersion } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { stampWords } from '@/lib/notices/notice-stamp';
import { feedPath } from '@/lib/pages/pages';
import { typeset } from '@/lib/text/typeset';
import { isoNoticeDate } from '@/lib/time/notice-date';
import { VersionsLayout } from './versions-layout';
import styles from './versions-page.module.css';

/** One version in the list. `older` is the previous version, with the changes since. */
type ListedVersion = {
  notice: NoticeVersion;
  change?: string;
  sha256: string;
  file: string;
  path: string;
  older?: { version: string; changes: string };
};

type VersionsPageProps = {
  title: string;
  /** Address of the current notice. */
  currentHref: string;
  /** Newest first. */
  versions: readonly ListedVersion[];
  /** Where to request a text older than the first recorded version. */
  email: string;
};

/** All versions of a notice, newest first, and how to verify that a copy is one of them. */
export async function VersionsPage({ title, currentHref, versions, email }: VersionsPageProps) {
  const [t, legal, locale] = await Promise.all([
    getTranslations('Versions'),
    getTranslations('Legal'),
    currentLocale(),
  ]);
  return (
    <VersionsLayout
      title={t('title', { title })}
      intro={
        <>
          <p>{t('intro')}</p>
          <p>
            {typeset(t('first', { version: versions.at(-1)?.notice.version ?? '' }))}{' '}
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>
            <SiteLink href={currentHref}>{t('toPresent')}</SiteLink>
          </p>
        </>
      }
    >
      <ol className={styles.list}>
        {versions.map(({ notice, change, sha256, file, path, older }) => {
          const { version, dated } = stampWords(notice, legal, locale);
          return (
            <li key={notice.version}>
              <h2>
                {typeset(version)} <time dateTime={isoNoticeDate(notice.date)}>{typeset(dated)}</time>
              </h2>
              {change && <p>{typeset(change)}</p>}
              <p>
                {t('hash')}: <NoticeHash sha256={sha256} />
              </p>
              <p className={styles.links}>
                <SiteLink href={path}>{typeset(t('read', { version: notice.version }))}</SiteLink>
                <SiteLink href={file}>{t('plain')}</SiteLink>
                {older && <SiteLink href={older.changes}>{typeset(t('changes', { version: older.version }))}</SiteLink>}
              </p>
            </li>
          );
        })}
      </ol>
      <section className={styles.check}>
        <h2>{t('check')}</h2>
        <p>{t('checkText')}</p>
        <p>
          <SiteLink href={feedPath}>{t('feed')}</SiteLink>
        </p>
      </section>
    </VersionsLayout>
  );
}
