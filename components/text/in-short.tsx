import { getTranslations } from 'next-intl/server';
import { summaryId } from '@/lib/pages/part-ids';
import type { Rich } from '@/lib/text/inline-markup';
import { RichList } from './rich-list';
import styles from './in-short.module.css';

/** "In short": the essentials for those who read nothing else. */
export async function InShort({ lines }: { lines: readonly Rich[] }) {
  const t = await getTranslations('InShort');
  return (
    <aside className={styles.summary} aria-labelledby={summaryId}>
      <h2 id={summaryId}>{t('title')}</h2>
      <RichList lines={lines} />
    </aside>
  );
}
