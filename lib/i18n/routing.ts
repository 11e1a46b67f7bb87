/** Codes of all languages of the site, the default one first (`locale-1`). */
export const locales = ['en', 'es'] as const;

/** Code of a language of the site. */
export type Locale = (typeof locales)[number];

/** The languages for which types require complete copy. Any other language shows English for pages without copy. */
export const completeLocales = ['en', 'es'] as const satisfies readonly Locale[];

/** Code of a language whose copy is complete. */
export type CompleteLocale = (typeof completeLocales)[number];

/** A language of the site. */
type LocaleRecord = {
  code: Locale;
  name: string;
  /** Value of `<html lang>`. */
  iso: string;
  file: string;
};

/** The language whose addresses have no prefix. */
export const defaultLocale = 'en' satisfies CompleteLocale;

/** The languages of the site by code. */
export const localeRecords = {
  en: { code: 'en', name: 'English', iso: 'en-US', file: 'en.json' },
  es: { code: 'es', name: 'Español', iso: 'es-ES', file: 'es.json' },
} as const satisfies Record<Locale, LocaleRecord>;

/** Storage key of the visitor's language. */
export const userLocaleKey = 'userLocale';

/** True when `value`, of any type and origin, is the code of a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The language shown beside `locale`: Spanish beside English, English beside any other. */
export function otherLocale(locale: Locale): CompleteLocale {
  return locale === defaultLocale ? 'es' : defaultLocale;
}

/** The two complete languages, the reader's first if it is one of them. */
export function inReadingOrder(locale: Locale): readonly [CompleteLocale, CompleteLocale] {
  return locale === 'es' ? ['es', defaultLocale] : [defaultLocale, 'es'];
}
