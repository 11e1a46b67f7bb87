import { twoDigits } from '../text/two-digits';

/** A calendar day without a time zone; `month` counts from 1. */
export type CalendarDay = { year: number; month: number; day: number };

/** 0 is Sunday. */
export function weekdayOf({ year, month, day }: CalendarDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Whether the day is a Saturday or a Sunday. */
export function isWeekend(day: CalendarDay): boolean {
  return weekdayOf(day) % 6 === 0;
}

/** The number of days in a month. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day `count` days later, or earlier if negative, across months and years. */
export function addDays({ year, month, day }: CalendarDay, count: number): CalendarDay {
  const moved = new Date(Date.UTC(year, month - 1, day + count));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Days from `start` to `end`; negative when `end` comes first. */
export function daysBetween(start: CalendarDay, end: CalendarDay): number {
  return (inMs(end) - inMs(start)) / 86_400_000;
}

/** Whether both are the same day. */
export function isSameDay(one: CalendarDay, other: CalendarDay): boolean {
  return daysBetween(one, other) === 0;
}

/** The day in ISO format: `2026-12-22`. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

function inMs({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}
