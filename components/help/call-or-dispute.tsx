import { getTranslations } from 'next-intl/server';
import { officeWords } from '@/components/office/office-words';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatPhone } from '@/lib/links/phone';
import { situationParts } from '@/lib/pages/part-ids';
import { formatHours, withinSentence } from '@/lib/time/hours-text';
import { easternHours } from '@/lib/time/office-hours';
import styles from './call-or-dispute.module.css';

/** The number to call and the link to dispute, which stay in view above the text without covering it. */
export async function CallOrDispute({ phone }: { phone: string }) {
  const [t, words, locale] = await Promise.all([getTranslations('Help'), officeWords(), currentLocale()]);
  return (
    <nav className={styles.bar} aria-label={t('reach')}>
      <a href={`tel:${phone}`}>{t('call', { phone: formatPhone(phone) })}</a>
      <a href={`#${situationParts.dispute}`}>{t('isWrong')}</a>
      <p className={styles.hours}>
        {words.eastern}: {formatHours(easternHours, withinSentence(words), locale)}
      </p>
    </nav>
  );
}
