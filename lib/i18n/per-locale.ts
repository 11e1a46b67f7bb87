import type { CompleteLocale } from './routing';

/** The value of `make` for each language. */
export function perLocale<Value>(make: (locale: CompleteLocale) => Value): Record<CompleteLocale, Value> {
  return { en: make('en'), es: make('es') };
}
