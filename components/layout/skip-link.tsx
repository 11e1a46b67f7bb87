import { getTranslations } from 'next-intl/server';
import styles from './skip-link.module.css';

/** First thing the Tab key reaches, but for the alert bar's link; moves focus to `main` (`navigation-4`). A landmark, so that all content is in one. */
export async function SkipLink({ mainId }: { mainId: string }) {
  const t = await getTranslations('Site');
  return (
    <nav aria-label={t('skip')}>
      <a className={styles.link} href={`#${mainId}`}>
        {t('skip')}
      </a>
    </nav>
  );
}
