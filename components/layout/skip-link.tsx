import { getTranslations } from 'next-intl/server';
import styles from './skip-link.module.css';

/** First thing the Tab key reaches; moves focus to `main` (`contract.md` C). */
export async function SkipLink({ mainId }: { mainId: string }) {
  const t = await getTranslations('Site');
  return (
    <a className={styles.link} href={`#${mainId}`}>
      {t('skip')}
    </a>
  );
}
