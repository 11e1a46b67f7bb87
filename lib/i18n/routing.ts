/** A language of the site (`locale-1`). */
export type LocaleRecord = {
  code: 'en' | 'es';
  name: string;
  /** Value of `<html lang>`. */
  iso: 'en-US' | 'es-ES';
  file: string;
};

/** Code of a language of the site. */
export type Locale = LocaleRecord['code'];

/** The language whose addresses have no prefix. */
export const defaultLocale = 'en' satisfies Locale;

/** The languages of the site by code. */
export const localeRecords = {
  en: { code: 'en', name: 'English', iso: 'en-US', file: 'en.json' },
  es: { code: 'es', name: 'Español', iso: 'es-ES', file: 'es.json' },
} as const satisfies Record<Locale, LocaleRecord>;

/** Codes of all languages, the default one first. */
export const locales: readonly Locale[] = ['en', 'es'];

/** Storage key of the visitor's language. */
export const userLocaleKey = 'userLocale';

/** True when `value`, of any type and origin, is the code of a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The language that the switcher offers on a page in `locale`. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}
