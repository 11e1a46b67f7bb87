import type { TypedDay } from '@/lib/forms/read-day';

/** The contents of the three fields of the date `id`. */
export function typedDay(form: HTMLFormElement, id: string): TypedDay {
  const valueOf = (part: keyof TypedDay) => {
    const control = form.elements.namedItem(`${id}-${part}`);
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
  };
  return { month: valueOf('month'), day: valueOf('day'), year: valueOf('year') };
}
