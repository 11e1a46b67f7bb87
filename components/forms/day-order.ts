import type { TypedDay } from '@/lib/forms/read-day';
import type { Locale } from '@/lib/i18n/routing';

type Part = keyof TypedDay;

/** The parts of a date in the order of the language; only English begins with the month. */
export function dayOrder(locale: Locale): readonly [Part, Part, Part] {
  return locale === 'en' ? ['month', 'day', 'year'] : ['day', 'month', 'year'];
}

/** The id of the control to correct in a date: its part that is wrong or, if all of it is, the first one. */
export function dayControlId({ field, part }: { field: string; part?: Part }, locale: Locale): string {
  return `${field}-${part ?? dayOrder(locale)[0]}`;
}
