import { type CalendarDay, daysIn, weekdayOf } from './calendar-day';

/** A month as a calendar grid: weeks from Sunday, undefined for cells of another month. */
export type Month = { year: number; month: number; weeks: readonly (readonly (CalendarDay | undefined)[])[] };

/** The months from that of `first` to that of `last`. */
export function monthsOf(first: CalendarDay, last: CalendarDay): readonly Month[] {
  const months: Month[] = [];
  for (let index = first.year * 12 + first.month - 1; index <= last.year * 12 + last.month - 1; index += 1) {
    months.push(monthOf(Math.floor(index / 12), (index % 12) + 1));
  }
  return months;
}

function monthOf(year: number, month: number): Month {
  const before = weekdayOf({ year, month, day: 1 });
  const days = daysIn(year, month);
  const weeks = Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= days ? { year, month, day } : undefined;
    }),
  );
  return { year, month, weeks };
}
