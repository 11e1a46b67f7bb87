import type { DatesPage } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import type { CalendarDay } from '@/lib/time/calendar-day';

/** What both counters are given. */
export type ToolSettings = {
  words: DatesPage['words'];
  problemTitle: string;
  locale: Locale;
  domain: string;
  /** The day on which the page was built: a clock that is before it is wrong. */
  builtOn: CalendarDay;
};
