import type { CompleteLocale, Locale } from './routing';

/** What is given by language; one that is not complete may be left out. */
export type PerLocale<Value> = Readonly<Record<CompleteLocale, Value> & Partial<Record<Locale, Value>>>;

/** The value for `locale`, the English one where there is none. */
export function valueIn<Value>(values: PerLocale<Value>, locale: Locale): Value {
  return values[locale] ?? values.en;
}
