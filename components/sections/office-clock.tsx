'use client';
import { formatHours, type HoursPatterns } from '@/lib/hours-text';
import type { Locale } from '@/lib/i18n/routing';
import { easternHours, hoursElsewhere, isOfficeOpen } from '@/lib/office-hours';
import styles from './office-clock.module.css';
import { useNow } from './use-now';

export type OfficeLabels = HoursPatterns & { title: string; open: string; closed: string; eastern: string; yours: string };

/** Whether the office is open, and its hours in Eastern time and, where they differ, in the visitor's own. Their places are kept, so that nothing moves when the page wakes. */
export function OfficeClock({ labels, locale }: { labels: OfficeLabels; locale: Locale }) {
  const now = useNow();
  const yours = now && hoursElsewhere(now);
  const isOpen = now && isOfficeOpen(now);
  return (
    <div className={styles.clock}>
      <p className={`${styles.status} needs-script`} data-open={isOpen}>
        {isOpen ? labels.open : labels.closed}
      </p>
      <dl className={styles.hours}>
        <div>
          <dt>{labels.eastern}</dt>
          <dd>{formatHours(easternHours, labels, locale)}</dd>
        </div>
        <div className={`${styles.yours} needs-script`} data-known={yours && ''}>
          <dt>{labels.yours}</dt>
          <dd>{formatHours(yours ?? easternHours, labels, locale)}</dd>
        </div>
      </dl>
    </div>
  );
}
