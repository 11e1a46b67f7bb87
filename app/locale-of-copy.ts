import { localeOfCopyIn } from '@/content/translated-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/routing';
import type { PageName } from '@/lib/pages/pages';

/** The language of what the page says: its own, or English where it has no copy in its own (`locale-14`). */
export async function localeOfCopy(page: PageName): Promise<Locale> {
  return localeOfCopyIn(await currentLocale(), page);
}
