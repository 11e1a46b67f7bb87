import { type CalendarDay, daysIn, weekdayOf } from './calendar-day';

/** A month as a calendar grid: weeks from Sunday, undefined for cells of another month. */
export type Month = { year: number; month: number; weeks: readonly (readonly (CalendarDay | undefined)[])[] };

/** The months from that of the earliest of `days` to that of the latest. */
export function monthsOf(days: readonly CalendarDay[]): readonly Month[] {
  const months: Month[] = [];
  const indexes = days.map(({ year, month }) => year * 12 + month - 1);
  const last = Math.max(...indexes);
  for (let index = Math.min(...indexes); index <= last; index += 1) {
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
