'use client';
import type { ReactNode } from 'react';
import { useNow } from '@/components/hooks/use-now';
import type { Locale } from '@/lib/i18n/routing';
import { formatHours, type HoursPatterns } from '@/lib/time/hours-text';
import { easternHours, hoursElsewhere, isOfficeOpen, type HoursShown } from '@/lib/time/office-hours';
import styles from './office-clock.module.css';

/** Its words in one language. */
export type OfficeLabels = HoursPatterns & { open: string; closed: string; eastern: string; yours: string };

/**
 * The office's hours in Eastern time, then `children`, then whether it is open and, where they differ, the hours in the visitor's own time.
 * Their places are kept, so that nothing moves when the page wakes, at the end of a section, where an empty one shows least.
 */
export function OfficeClock({
  labels,
  locale,
  children,
}: {
  labels: OfficeLabels;
  locale: Locale;
  children?: ReactNode;
}) {
  const now = useNow();
  const yours = now && hoursElsewhere(now);
  const isOpen = now && isOfficeOpen(now);
  // The hours stand below the days; those that end on the next day run on, so that they too fit two lines.
  const linesOf = (hours: HoursShown) =>
    formatHours(hours, labels, locale).replace(', ', hours.closesNextDay ? ', ' : ',\n');
  return (
    <div className={styles.clock}>
      <dl className={styles.hours}>
        <div>
          <dt>{labels.eastern}</dt>
          <dd>{linesOf(easternHours)}</dd>
        </div>
      </dl>
      {children}
      <p className={`${styles.status} needs-script`} data-open={isOpen}>
        {isOpen ? labels.open : labels.closed}
      </p>
      <dl className={`${styles.hours} needs-script`} data-of-visitor={yours ? 'known' : 'unknown'}>
        <div>
          <dt>{labels.yours}</dt>
          <dd>{linesOf(yours ?? easternHours)}</dd>
        </div>
      </dl>
    </div>
  );
}
