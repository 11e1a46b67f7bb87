import type { CalendarDay } from '@/lib/time/calendar-day';

/** Writes a day into the three fields of the date `id`; does nothing if the day is undefined. */
export function fillDay(form: HTMLFormElement | null, id: string, day: CalendarDay | undefined): void {
  if (!form || !day) return;
  for (const part of ['year', 'month', 'day'] as const) {
    const control = form.elements.namedItem(`${id}-${part}`);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = String(day[part]);
  }
}
