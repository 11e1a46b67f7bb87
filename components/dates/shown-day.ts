import type { CalendarDay } from '@/lib/time/calendar-day';

/** A day of the count as it is drawn and listed: `start` is where it begins, `answer` where it ends. */
export type ShownDay = {
  day: CalendarDay;
  mark: 'start' | 'counted' | 'skipped' | 'answer';
  number?: number;
  /** The holiday for which a day is skipped. */
  holiday?: string;
  text: string;
};
