import { defaultLocale, type Locale, locales } from '@/lib/i18n/routing';
import { letterKinds } from '@/lib/letters/kinds';
import { under } from '@/lib/pages/family';
import { noticeNames, type PageName, pageNames, pagePaths, versionsPath } from '@/lib/pages/pages';
import { situationSlugs } from '@/lib/pages/situations';
import { unlistedPaths } from '@/lib/pages/unlisted-pages';
import { recordOf } from '@/lib/record-of';
import { ownContentOf } from '.';
import type { SiteContent } from './types';
import { recordedLocale } from './versions';

type Copy = keyof SiteContent;

/** The copy of other files that a page shows besides that of its own name. The page counts as translated only if this copy is, too. */
const borrowedCopy: Partial<Record<PageName, readonly Copy[]>> = {
  Chat: ['assistant'],
  'is-this-us': ['contact'],
  help: ['help/free-help'],
  'help/read-your-notice': ['letters/frame'],
  ...recordOf(under('help', situationSlugs), () => ['help/free-help', 'help/words'] as const),
  ...recordOf(under('letters', letterKinds), () => ['letters', 'letters/forms', 'letters/frame', 'dates'] as const),
};

/** Whether a page's copy exists in `locale`; English is shown if it does not (`locale-14`). */
export function isTranslated(locale: Locale, page: PageName): boolean {
  return hasCopy(locale, [page, ...(borrowedCopy[page] ?? [])]);
}

/** The languages that have the page's copy. */
export function localesOf(page: PageName): readonly Locale[] {
  return locales.filter((locale) => isTranslated(locale, page));
}

/** The language in which a page at an address in `locale` is written: English if there is no translation. */
export function localeOfCopyIn(locale: Locale, page: PageName): Locale {
  return isTranslated(locale, page) ? locale : defaultLocale;
}

/** The `lang` attribute for text of `page` that another page quotes in `locale`: English if `page` is not translated, else none. */
export function foreignLang(locale: Locale, page: PageName): { lang?: Locale } {
  return isTranslated(locale, page) ? {} : { lang: defaultLocale };
}

/**
 * The English addresses of the pages that show English copy because `locale` has none. The versions of a notice stand under the address of
 * their list, because they exist in English and Spanish only.
 */
export function untranslatedPaths(locale: Locale): readonly string[] {
  return [
    ...pageNames.filter((page) => !isTranslated(locale, page)).map((page) => pagePaths[page]),
    ...(hasCopy(locale, ['site-status']) ? [] : [unlistedPaths['site-status']]),
    ...(recordedLocale(locale) === locale ? [] : noticeNames.map(versionsPath)),
  ];
}

function hasCopy(locale: Locale, names: readonly Copy[]): boolean {
  return names.every((name) => name in ownContentOf(locale));
}
