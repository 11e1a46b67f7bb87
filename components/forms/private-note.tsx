import { getTranslations } from 'next-intl/server';
import styles from './forms.module.css';

/** Says above a page's forms that nothing typed leaves the page; without JavaScript, that they are missing and what to use instead. */
export async function PrivateNote() {
  const t = await getTranslations('Forms');
  return (
    <>
      <p className={`${styles.private} needs-script`}>
        <strong>{t('private')}</strong> {t('privateMore')}
      </p>
      <noscript>
        <p className={styles.private}>{t('withoutScript')}</p>
      </noscript>
    </>
  );
}
