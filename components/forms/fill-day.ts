import type { CalendarDay } from '@/lib/time/calendar-day';
import { controlOf } from './control-of';

/**
 * Writes `day` into the three fields of the date `id`, unless something other than `filled`, the day that was written there before, is typed
 * in them. Returns the day that was written last.
 */
export function fillDay(
  form: HTMLFormElement | null,
  id: string,
  day: CalendarDay | undefined,
  filled?: CalendarDay,
): CalendarDay | undefined {
  if (!form || !day) return filled;
  const controls = (['year', 'month', 'day'] as const).flatMap((part) => {
    const control = controlOf(form, `${id}-${part}`);
    return control ? [{ part, control }] : [];
  });
  const has = (known: CalendarDay | undefined) =>
    controls.every(({ part, control }) => control.value === String(known?.[part] ?? ''));
  if (!has(undefined) && !has(filled)) return filled;
  for (const { part, control } of controls) control.value = String(day[part]);
  return day;
}
