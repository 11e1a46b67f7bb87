import { getTranslations } from 'next-intl/server';
import { loadingNoteId } from '@/boot/protocol';
import styles from './loading-note.module.css';

/** Says, visibly and to screen readers, that a control is waiting for the program; the inline script shows it, with other words after a failure. */
export async function LoadingNote() {
  const t = await getTranslations('Loading');
  return (
    <p className={styles.note} role="status">
      <span id={loadingNoteId} hidden suppressHydrationWarning>
        {t('note')}
      </span>
    </p>
  );
}
