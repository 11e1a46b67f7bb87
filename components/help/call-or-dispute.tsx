import { getTranslations } from 'next-intl/server';
import { formatPhone } from '@/lib/links/phone';
import { situationParts } from '@/lib/pages/part-ids';
import { typeset } from '@/lib/text/typeset';
import styles from './call-or-dispute.module.css';

/** The number to call, in the form that is dialed, and when it is answered. */
export type NumberToCall = { phone: string; hours: string };

/** The number to call and the link to dispute, which stay in view above the text without covering it. */
export async function CallOrDispute({ phone, hours }: NumberToCall) {
  const t = await getTranslations('Help');
  return (
    <nav className={styles.bar} aria-label={t('reach')}>
      <a href={`tel:${phone}`}>{t('call', { phone: formatPhone(phone) })}</a>
      <a href={`#${situationParts.dispute}`}>{t('isWrong')}</a>
      <p className={styles.hours}>{typeset(hours)}</p>
    </nav>
  );
}
