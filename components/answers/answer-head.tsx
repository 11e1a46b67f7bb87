import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { formatFullDay } from '@/lib/time/day-text';
import styles from './answer-head.module.css';

type AnswerHeadProps = { label: string; day: CalendarDay; locale: Locale; children: ReactNode };

/** Shows the calculated day in large type, with what to do beside it. The day may break, as it does not fit into a line of a phone. */
export function AnswerHead({ label, day, locale, children }: AnswerHeadProps) {
  return (
    <div className={styles.answer}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.found}>{formatFullDay(day, locale)}</p>
      </div>
      <div className={styles.todo}>{children}</div>
    </div>
  );
}
