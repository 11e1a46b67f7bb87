import { flag } from '@/lib/flag';
import type { Locale } from '@/lib/i18n/routing';
import { typeset } from '@/lib/text/typeset';
import { isoDay } from '@/lib/time/calendar-day';
import { formatFullDay } from '@/lib/time/day-text';
import { monthsOf } from '@/lib/time/month-grid';
import { MonthDrawing } from './month-drawing';
import type { ShownDay } from './shown-day';
import styles from './count-view.module.css';

/** From this number on, such as in a month, days are listed in columns. */
const manyDays = 20;

type CountViewProps = { days: readonly ShownDay[]; title: string; locale: Locale };

/** Shows the count twice: drawn on a calendar, and as a list that screen readers can read. */
export function CountView({ days, title, locale }: CountViewProps) {
  return (
    <div className={styles.count} data-long={flag(days.length >= manyDays)}>
      <div className={styles.months} aria-hidden="true">
        {monthsOf(days.map(({ day }) => day)).map((month) => (
          <MonthDrawing key={month.month} month={month} days={days} locale={locale} />
        ))}
      </div>
      <div>
        <h3>{title}</h3>
        <ol className={styles.days}>
          {days.map(({ day, mark, text }) => (
            <li key={isoDay(day)} data-mark={mark}>
              <span>{typeset(formatFullDay(day, locale, { withYear: false }))}</span> <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
