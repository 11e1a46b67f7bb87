import { getTranslations } from 'next-intl/server';
import { notLoadedId } from '@/boot/protocol';
import styles from './private-note.module.css';

/**
 * Says above a page's forms that nothing typed leaves the page; without JavaScript, that they are missing and what to use instead. The inline
 * script says the same if the program does not load. As `isWide` it is a part of the page of its own, between its head and its first form.
 */
export async function PrivateNote({ isWide = false }: { isWide?: boolean }) {
  const t = await getTranslations('Forms');
  const note = (
    <>
      <p className={`${styles.note} needs-script`}>
        <strong>{t('private')}</strong> {t('privateMore')}
      </p>
      <span id={notLoadedId} hidden>
        {t('notLoaded')}
      </span>
      <noscript>
        <p className={styles.note}>{t('withoutScript')}</p>
      </noscript>
    </>
  );
  return isWide ? <div className={styles.wide}>{note}</div> : note;
}
