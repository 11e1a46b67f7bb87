import type { Locale } from '@/lib/i18n/routing';
import { formatMonth } from '@/lib/text/month-names';
import { nbsp } from '@/lib/text/nbsp';
import { isoDay } from '@/lib/time/calendar-day';
import { formatWeekday } from '@/lib/time/day-text';
import type { Month } from '@/lib/time/month-grid';
import type { ShownDay } from './shown-day';
import styles from './month-drawing.module.css';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** A month with the days of the count marked by shape, not by color alone. */
export function MonthDrawing({ month, days, locale }: { month: Month; days: readonly ShownDay[]; locale: Locale }) {
  const marked = new Map(days.map((shown) => [isoDay(shown.day), shown]));
  return (
    <table className={styles.month}>
      <caption>
        {formatMonth(month.month, locale)}
        {nbsp}
        {month.year}
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday}>{formatWeekday(weekday, locale).slice(0, 3)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, weekday) => {
              const shown = day && marked.get(isoDay(day));
              return (
                <td key={weekday}>
                  {day && (
                    <span data-mark={shown?.mark}>
                      {day.day}
                      {shown?.number && <b>{shown.number}</b>}
                    </span>
                  )}
                  {shown?.holiday && <small>{shown.holiday}</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
