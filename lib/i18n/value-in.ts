import type { PerCompleteLocale } from './per-complete-locale';
import { defaultLocale, type Locale } from './routing';

/** A value for each language; only the complete languages are required. */
export type PerLocale<Value> = Readonly<PerCompleteLocale<Value> & Partial<Record<Locale, Value>>>;

/** The value for `locale`, or the English one if there is none. */
export function valueIn<Value>(values: PerLocale<Value>, locale: Locale): Value {
  return values[locale] ?? values[defaultLocale];
}
