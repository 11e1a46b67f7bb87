import fc from 'fast-check';
import { addDays, type CalendarDay } from '@/lib/time/calendar-day';

/** `2026-12-22` as a day. */
export function dayOf(iso: string): CalendarDay {
  const [year, month, day] = iso.split('-').map(Number);
  return { year: year!, month: month!, day: day! };
}

/** Any day from 2000 to 2050. */
export const anyDay = fc.nat(18_627).map((days) => addDays({ year: 2000, month: 1, day: 1 }, days));
