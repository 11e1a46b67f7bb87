import type { TypedDay } from '@/lib/forms/read-day';
import { controlOf } from './control-of';

/** The contents of the three fields of the date `id`. */
export function typedDay(form: HTMLFormElement, id: string): TypedDay {
  const valueOf = (part: keyof TypedDay) => controlOf(form, `${id}-${part}`)?.value ?? '';
  return { month: valueOf('month'), day: valueOf('day'), year: valueOf('year') };
}
