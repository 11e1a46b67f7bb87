import { chatHours, openDays } from '../firm-facts';

/**
 * Whether the assistant answers at `at`, by the visitor's own clock: Monday to Friday, from 08:00:00 up to but
 * not including 18:55:00 (`chat-4`).
 */
export function isChatAvailable(at: Date): boolean {
  const isOpenDay = at.getDay() >= openDays.first && at.getDay() <= openDays.last;
  const seconds = at.getHours() * 3600 + at.getMinutes() * 60 + at.getSeconds();
  return isOpenDay && seconds >= chatHours.opens && seconds < chatHours.closes;
}
