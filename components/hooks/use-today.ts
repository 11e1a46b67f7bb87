import { useMemo } from 'react';
import { watchClock } from '@/lib/browser/watch-clock';
import { addDays, type CalendarDay, daysBetween } from '@/lib/time/calendar-day';
import { todayBy } from '@/lib/time/today';
import { useBrowserValue } from './use-browser-value';

/**
 * Today in the visitor's time zone or in `timeZone`, also after midnight in a tab left open; undefined until hydration, and if the clock is
 * clearly wrong.
 */
export function useToday(builtOn: CalendarDay, timeZone?: string): CalendarDay | undefined {
  // As a number, because React compares what it reads.
  const read = () => {
    const today = todayBy(new Date(), builtOn, timeZone);
    return today && daysBetween(builtOn, today);
  };
  const since = useBrowserValue(read, undefined, watchClock);
  return useMemo(() => (since === undefined ? undefined : addDays(builtOn, since)), [since, builtOn]);
}
