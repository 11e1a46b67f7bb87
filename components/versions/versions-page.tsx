import { getTranslations } from 'next-intl/server';
import { NoticeHash } from '@/components/documents/notice-hash';
import { SiteLink } from '@/components/navigation/site-link';
import { feedPath } from '@/lib/pages/pages';
import { typeset } from '@/lib/text/typeset';
import { VersionsLayout } from './versions-layout';
import styles from './versions-page.module.css';

/** One version in the list. `older` is the previous version, with the changes since. */
type ListedVersion = {
  version: string;
  dateKind: 'updated' | 'effective';
  date: string;
  isoDate: string;
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
  const [t, legal] = await Promise.all([getTranslations('Versions'), getTranslations('Legal')]);
  return (
    <VersionsLayout
      title={t('title', { title })}
      intro={
        <>
          <p>{t('intro')}</p>
          <p>
            {typeset(t('first', { version: versions.at(-1)?.version ?? '' }))} <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>
            <SiteLink href={currentHref}>{t('toPresent')}</SiteLink>
          </p>
        </>
      }
    >
      <ol className={styles.list}>
        {versions.map((one) => (
          <li key={one.version}>
            <h2>
              {typeset(legal('version', { version: one.version }))}{' '}
              <time dateTime={one.isoDate}>{typeset(legal(one.dateKind, { date: one.date }))}</time>
            </h2>
            {one.change && <p>{typeset(one.change)}</p>}
            <p>
              {t('hash')}: <NoticeHash sha256={one.sha256} />
            </p>
            <p className={styles.links}>
              <SiteLink href={one.path}>{typeset(t('read', { version: one.version }))}</SiteLink>
              <SiteLink href={one.file}>{t('plain')}</SiteLink>
              {one.older && (
                <SiteLink href={one.older.changes}>{typeset(t('changes', { version: one.older.version }))}</SiteLink>
              )}
            </p>
          </li>
        ))}
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
