import type { TypedDay } from '@/lib/forms/read-day';
import type { Locale } from '@/lib/i18n/routing';

/** The parts of a date in the order in which a language writes them. */
export const dayOrder: Record<Locale, readonly (keyof TypedDay)[]> = {
  en: ['month', 'day', 'year'],
  es: ['day', 'month', 'year'],
};
