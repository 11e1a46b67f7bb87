import { localeOfCopyIn } from '@/content/translated-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/routing';
import type { PageName } from '@/lib/pages/pages';

/**
 * The language of the page's copy: the page's own, or English when there is no copy in that language (`locale-14`). It is for what stands among the
 * copy, such as dates and phone lines; `currentLocale` is for links and messages, which are always in the page's own language.
 */
export async function localeOfCopy(page: PageName): Promise<Locale> {
  return localeOfCopyIn(await currentLocale(), page);
}
