import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizePath } from '@/lib/i18n/localize-path';
import { printedAddress } from '@/lib/links/printed-address';
import { type NoticeName, noticesDataPath, versionsPath } from '@/lib/pages/pages';
import { noticeParts } from '@/lib/pages/part-ids';
import { NoticeHash } from './notice-hash';
import { NoticeSection } from './notice-section';
import styles from './notice-record.module.css';

/** A version and its date as text, with the SHA-256 and the address of its plain text. */
export type NoticeRecordProps = { stamp: string; sha256: string; file: string; notice: NoticeName };

/** Shown at the end of a notice: what is needed to verify that a copy is this version. */
export async function NoticeRecord({ stamp, sha256, file, notice }: NoticeRecordProps) {
  const [t, versions, locale] = await Promise.all([
    getTranslations('Legal'),
    getTranslations('Versions'),
    currentLocale(),
  ]);
  const versionsHref = versionsPath(notice);
  return (
    <NoticeSection id={noticeParts.record} title={t('proof')}>
      <p>{stamp}</p>
      <p>{t('proofText')}</p>
      <p>
        <NoticeHash sha256={sha256} />
      </p>
      <p className={styles.files}>
        <SiteLink href={file} {...printedAddress(file)}>
          {t('plainText')}
        </SiteLink>
        <SiteLink href={versionsHref} {...printedAddress(localizePath(versionsHref, locale))}>
          {versions('all')}
        </SiteLink>
        <SiteLink href={noticesDataPath} {...printedAddress(noticesDataPath)}>
          {t('allRecords')}
        </SiteLink>
      </p>
    </NoticeSection>
  );
}
