import type { TypedDay } from '@/lib/forms/read-day';
import type { Locale } from '@/lib/i18n/routing';

/** The parts of a date in the order of the language; only English begins with the month. */
export function dayOrder(locale: Locale): readonly (keyof TypedDay)[] {
  return locale === 'en' ? ['month', 'day', 'year'] : ['day', 'month', 'year'];
}
