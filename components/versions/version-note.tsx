import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import styles from './version-note.module.css';

type VersionNoteProps = {
  /** The version that replaced this one. */
  newer?: string;
  /** Address of the current notice. */
  currentHref: string;
  /** Address of the list of versions. */
  allVersionsHref: string;
};

/** Shown above a version: whether it is the current one, with links to the current one and to the list. */
export async function VersionNote({ newer, currentHref, allVersionsHref }: VersionNoteProps) {
  const t = await getTranslations('Versions');
  return (
    <p className={styles.note} role="note">
      {newer ? t('replaced', { version: newer }) : t('present')}{' '}
      {newer && <SiteLink href={currentHref}>{t('toPresent')}</SiteLink>}{' '}
      <SiteLink href={allVersionsHref}>{t('all')}</SiteLink>
    </p>
  );
}
