import { openDays } from '@/content/hours';

/** Whether the firm is open on a weekday, apart from holidays; 0 is Sunday. */
export function isOpenWeekday(weekday: number): boolean {
  return weekday >= openDays.first && weekday <= openDays.last;
}
