import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import styles from './legal-document.module.css';

/** A version and its date in words, with the SHA-256 of its plain text and the address of that text. */
export type NoticeRecordProps = { stamp: string; sha256: string; file: string };

/** At the foot of a notice: what anyone needs to check that a copy of it is this version. */
export async function NoticeRecord({ stamp, sha256, file }: NoticeRecordProps) {
  const t = await getTranslations('Legal');
  return (
    <section className={styles.changes} id="record">
      <h2>{t('proof')}</h2>
      <p>{stamp}</p>
      <p>{t('proofText')}</p>
      <p>
        <code className={styles.hash}>{sha256}</code>
      </p>
      <p className={styles.files}>
        <SiteLink href={file}>{t('plainText')}</SiteLink>
        <SiteLink href="/notices.json">{t('allRecords')}</SiteLink>
      </p>
    </section>
  );
}
