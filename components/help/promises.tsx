import { getTranslations } from 'next-intl/server';
import { RichList } from '@/components/text/rich-list';
import type { Rich } from '@/lib/text/inline-markup';
import styles from './promises.module.css';

/** What the firm does in this situation beside what it cannot do, with the one note that this is general information. */
export async function Promises({ promises, limits }: { promises: readonly Rich[]; limits: readonly Rich[] }) {
  const t = await getTranslations('Help');
  return (
    <div className={styles.promises}>
      <div>
        <h3>{t('promises')}</h3>
        <RichList lines={promises} />
      </div>
      <div>
        <h3>{t('limits')}</h3>
        <RichList lines={[t('general'), ...limits]} />
      </div>
    </div>
  );
}
