import type { CalendarDay } from '@/lib/time/calendar-day';

/** A day of the count as it is drawn and listed: the count begins at `start` and ends at `answer`. */
export type ShownDay = {
  day: CalendarDay;
  mark: 'start' | 'counted' | 'skipped' | 'answer';
  number?: number;
  /** The holiday because of which the day is skipped. */
  holiday?: string;
  text: string;
};
