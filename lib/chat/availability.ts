import { chatHours } from '@/content/hours';
import { isOpenWeekday } from '../time/open-weekday';

/** Whether the assistant answers at `at`, by the visitor's own clock: on `openDays`, within `chatHours` (`chat-4`). */
export function isChatAvailable(at: Date): boolean {
  const seconds = at.getHours() * 3600 + at.getMinutes() * 60 + at.getSeconds();
  return isOpenWeekday(at.getDay()) && seconds >= chatHours.opens && seconds < chatHours.closes;
}
