import type { DatesPage } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import type { CalendarDay } from '@/lib/time/calendar-day';

/** The props that both date counters share. */
export type ToolSettings = {
  sharedWords: DatesPage['words'];
  problemTitle: string;
  locale: Locale;
  domain: string;
  /** The day on which the page was built, by which a clock is checked. */
  builtOn: CalendarDay;
};
