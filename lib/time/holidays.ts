import { weekdayOf, type CalendarDay } from './calendar-day';

/** The federal bank holidays by rule. `nth` counts from the end when it is negative. */
const fixed: readonly [month: number, day: number][] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];
const floating: readonly { month: number; weekday: number; nth: number }[] = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
];

/** Whether the Federal Reserve's banks are closed: a holiday on a Sunday is kept on Monday, one on a Saturday is not moved. */
export function isBankHoliday({ year, month, day }: CalendarDay): boolean {
  const isFixed = fixed.some(([ofMonth, ofDay]) => month === ofMonth && day === observed(year, ofMonth, ofDay));
  const isFloating = floating.some((rule) => month === rule.month && day === nthWeekday(year, rule));
  return isFixed || isFloating;
}

function observed(year: number, month: number, day: number): number {
  return weekdayOf({ year, month, day }) === 0 ? day + 1 : day;
}

function nthWeekday(year: number, { month, weekday, nth }: (typeof floating)[number]): number {
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const first = 1 + ((7 + weekday - weekdayOf({ year, month, day: 1 })) % 7);
  const last = first + 7 * Math.floor((daysInMonth - first) / 7);
  return nth > 0 ? first + 7 * (nth - 1) : last + 7 * (nth + 1);
}
