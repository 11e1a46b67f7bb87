import { getTranslations } from 'next-intl/server';
import { formatPhone } from '@/lib/links/phone';
import { situationParts } from '@/lib/pages/part-ids';
import styles from './reach.module.css';

/** The number to call, and the way to dispute: in view wherever one reads, above the text and never over it. */
export async function Reach({ phone }: { phone: string }) {
  const t = await getTranslations('Help');
  return (
    <nav className={styles.reach} aria-label={t('reach')}>
      <a href={`tel:${phone}`}>{t('call', { phone: formatPhone(phone) })}</a>
      <a href={`#${situationParts.dispute}`}>{t('isWrong')}</a>
    </nav>
  );
}
