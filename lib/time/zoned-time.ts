import type { CalendarDay } from './calendar-day';

/** The local time in a time zone; `seconds` since midnight. */
export type ZonedTime = CalendarDay & { seconds: number };

/** The local time at `at` in `timeZone`, by default the visitor's. */
export function zonedTime(at: Date, timeZone?: string): ZonedTime {
  const shown = new Intl.DateTimeFormat('en-US', { ...numeric, timeZone }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(shown.find((candidate) => candidate.type === type)!.value);
  const seconds = part('hour') * 3600 + part('minute') * 60 + part('second');
  return { year: part('year'), month: part('month'), day: part('day'), seconds };
}

/** The moment at which it is `seconds` after midnight of a day in `timeZone`. Not for the hour that is skipped in spring. */
export function momentOf({ year, month, day }: CalendarDay, seconds: number, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, 0, 0, seconds);
  const offBy = (guess: number) => wanted - asUtc(zonedTime(new Date(guess), timeZone));
  const near = wanted + offBy(wanted);
  return new Date(near + offBy(near));
}

const numeric = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

function asUtc({ year, month, day, seconds }: ZonedTime): number {
  return Date.UTC(year, month - 1, day, 0, 0, seconds);
}
