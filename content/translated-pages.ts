import { defaultLocale, locales, type Locale } from '@/lib/i18n/routing';
import { situationSlugs } from '@/lib/pages/situations';
import { noticeNames, pageNames, pagePaths, versionsPath, type PageName } from '@/lib/pages/pages';
import { unlistedPaths } from '@/lib/pages/unlisted-pages';
import { letterKinds } from '@/lib/letters/kinds';
import { under } from '@/lib/pages/family';
import { ownContentOf } from '.';
import type { SiteContent } from './types';
import { recordedLocale } from './versions';

type Copy = keyof SiteContent;

/** Copy beyond its own without which a page would be in two languages. */
const alsoShown: Partial<Record<PageName, readonly Copy[]>> = {
  Chat: ['assistant'],
  'is-this-us': ['contact'],
  help: ['help/free-help'],
  ...each(under('help', situationSlugs), ['help/free-help', 'help/words']),
  ...each(under('letters', letterKinds), ['letters', 'letters/forms', 'letters/frame', 'dates']),
};

/** Whether a page's copy exists in `locale`; English is shown if it does not (`locale-14`). */
export function isTranslated(locale: Locale, page: PageName): boolean {
  return hasCopy(locale, [page, ...(alsoShown[page] ?? [])]);
}

/** The languages that have the page's copy. */
export function localesOf(page: PageName): readonly Locale[] {
  return locales.filter((locale) => isTranslated(locale, page));
}

/** The language of what a page in `locale` says: English where it has no copy. */
export function localeOfCopyIn(locale: Locale, page: PageName): Locale {
  return isTranslated(locale, page) ? locale : defaultLocale;
}

/** `lang` of what a page in `locale` shows of another one, where that is English for want of copy. */
export function foreignLang(locale: Locale, page: PageName): { lang?: Locale } {
  return isTranslated(locale, page) ? {} : { lang: defaultLocale };
}

/** Addresses, in English, of the pages that show English for want of copy; of the versions of notices, which are kept in the complete languages, that of their list. */
export function untranslatedPaths(locale: Locale): readonly string[] {
  return [
    ...pageNames.filter((page) => !isTranslated(locale, page)).map((page) => pagePaths[page]),
    ...(hasCopy(locale, ['site-status']) ? [] : [unlistedPaths.siteStatus]),
    ...(recordedLocale(locale) === locale ? [] : noticeNames.map(versionsPath)),
  ];
}

function hasCopy(locale: Locale, names: readonly Copy[]): boolean {
  return names.every((name) => name in ownContentOf(locale));
}

function each<Page extends PageName>(pages: readonly Page[], copy: readonly Copy[]) {
  return Object.fromEntries(pages.map((page) => [page, copy])) as Record<Page, readonly Copy[]>;
}
