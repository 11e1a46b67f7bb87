import type { CalendarDay } from '@/lib/time/calendar-day';

/** Writes a day into the three fields of the date `id`, unless the day is undefined or something is typed there. */
export function fillDay(form: HTMLFormElement | null, id: string, day: CalendarDay | undefined): void {
  if (!form || !day) return;
  const controls = (['year', 'month', 'day'] as const).flatMap((part) => {
    const control = form.elements.namedItem(`${id}-${part}`);
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [{ part, control }] : [];
  });
  if (controls.some(({ control }) => control.value)) return;
  for (const { part, control } of controls) control.value = String(day[part]);
}
