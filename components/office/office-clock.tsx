'use client';
import type { ReactNode } from 'react';
import { useNow } from '@/components/hooks/use-now';
import { flag } from '@/lib/flag';
import type { Locale } from '@/lib/i18n/routing';
import { daysAndTimes, type HoursPatterns } from '@/lib/time/hours-text';
import { easternHours, hoursElsewhere, type HoursShown, isOfficeOpen } from '@/lib/time/office-hours';
import styles from './office-clock.module.css';

/** The texts of `OfficeClock` in one language. */
export type OfficeWords = HoursPatterns & { open: string; closed: string; eastern: string; yours: string };

type OfficeClockProps = { words: OfficeWords; locale: Locale; children?: ReactNode };

/**
 * Shows the office's hours in Eastern time, `children`, whether it is open and, if they differ, the hours in the visitor's own time.
 * Space is reserved for the last two so that hydration moves nothing; they come last, where an empty space is least visible.
 */
export function OfficeClock({ words, locale, children }: OfficeClockProps) {
  const now = useNow();
  const yours = now && hoursElsewhere(now);
  const isOpen = now && isOfficeOpen(now);
  return (
    <div className={styles.clock}>
      <div className={styles.parts}>
        <dl className={styles.hours}>
          <div>
            <dt>{words.eastern}</dt>
            <Hours hours={easternHours} words={words} locale={locale} />
          </div>
        </dl>
        {children}
        <p className={`${styles.status} needs-script`} data-open={isOpen}>
          {isOpen ? words.open : words.closed}
        </p>
        <dl className={`${styles.hours} needs-script`} data-of-visitor={yours ? 'known' : 'unknown'}>
          <div>
            <dt>{words.yours}</dt>
            <Hours hours={yours ?? easternHours} words={words} locale={locale} />
          </div>
        </dl>
      </div>
    </div>
  );
}

/** Hours go on a line below the days, but those that end on the next day do not, so that they also fit two lines. */
function Hours({ hours, words, locale }: Pick<OfficeClockProps, 'words' | 'locale'> & { hours: HoursShown }) {
  const { days, times } = daysAndTimes(hours, words, locale);
  return (
    <dd data-flowing={flag(hours.closesNextDay)}>
      <span>{days}</span> <span>{times}</span>
    </dd>
  );
}
