import { chatHours, openDays } from '../firm-facts';

/** Whether the assistant answers at `at`, by the visitor's own clock: on `openDays`, within `chatHours` (`chat-4`). */
export function isChatAvailable(at: Date): boolean {
  const isOpenDay = at.getDay() >= openDays.first && at.getDay() <= openDays.last;
  const seconds = at.getHours() * 3600 + at.getMinutes() * 60 + at.getSeconds();
  return isOpenDay && seconds >= chatHours.opens && seconds < chatHours.closes;
}
