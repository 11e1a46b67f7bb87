import { defaultLocale, isLocale, type Locale, locales } from './routing';

/**
 * The address of the same page in `locale`: English has no prefix, Spanish has `/es` (`address-1`).
 *
 * Takes a path of this site with or without a language, with its query and hash, and gives one that always
 * starts with a single slash, so that no path can turn into another host (`input-2`).
 */
export function localizePath(href: string, locale: Locale): string {
  const end = href.search(/[?#]|$/);
  const bare = withoutLocale(href.slice(0, end));
  const localized = locale === defaultLocale ? bare : `/${locale}${bare === '/' ? '' : bare}`;
  return localized + href.slice(end);
}

/** What addresses in `locale` begin with: nothing in the default language, `/es` in Spanish. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : localizePath('/', locale);
}

/** Matches language prefixes of a path with their slashes; browsers treat a backslash as a slash and ignore tabs and line ends. */
const languagesInFront = new RegExp(String.raw`^([/\\\t\n\r]*(${locales.join('|')})(?=[/\\]|$))*[/\\\t\n\r]*`);

/** `/es/about` and `/en/about` give `/about`; `/espresso` stays; backslashes and doubled slashes at the front are one slash. */
export function withoutLocale(path: string): string {
  return path.replace(languagesInFront, '/');
}

/** The language that the address's prefix names (`locale-2`). */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
