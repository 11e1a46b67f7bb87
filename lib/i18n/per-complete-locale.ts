import type { CompleteLocale } from './routing';

/** A value for each complete language; `PerLocale` may have one for any further language, too. */
export type PerCompleteLocale<Value> = Readonly<Record<CompleteLocale, Value>>;

/** The value of `make` for each complete language. */
export function perCompleteLocale<Value>(make: (locale: CompleteLocale) => Value): PerCompleteLocale<Value> {
  return { en: make('en'), es: make('es') };
}
