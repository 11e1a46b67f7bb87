import { localeOfCopyIn } from '@/content/translated-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/routing';
import type { PageName } from '@/lib/pages/pages';

/** The language of the page's copy: the page's own, or English when there is no copy in that language (`locale-14`). */
export async function localeOfCopy(page: PageName): Promise<Locale> {
  return localeOfCopyIn(await currentLocale(), page);
}
