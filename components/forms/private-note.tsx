import { getTranslations } from 'next-intl/server';
import styles from './forms.module.css';

/** Says above a form that nothing typed leaves the page; without JavaScript, once per page, that the form is missing and what to use instead. */
export async function PrivateNote({ isRepeated = false }: { isRepeated?: boolean }) {
  const t = await getTranslations('Forms');
  return (
    <>
      <p className={`${styles.private} needs-script`}>
        <strong>{t('private')}</strong> {t('privateMore')}
      </p>
      {!isRepeated && (
        <noscript>
          <p className={styles.private}>{t('withoutScript')}</p>
        </noscript>
      )}
    </>
  );
}
