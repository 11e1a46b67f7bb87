import type { Locale } from '@/lib/i18n/routing';
import type { PageName } from '@/lib/pages/pages';
import { contentIn } from '.';

/** The title that heads a page in `locale`; a neutral one for pages that somebody looking over the reader's shoulder should not recognize. */
export function pageTitle(page: PageName, locale: Locale): string {
  const copy = contentIn(locale)[page];
  if ('printTitle' in copy && copy.printTitle) return copy.printTitle;
  return 'hero' in copy ? copy.hero.title : copy.title;
}
