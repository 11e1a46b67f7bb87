import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { Locale } from '@/lib/i18n/routing';
import { content as en } from './en';
import { content as es } from './es';
import type { PartialContent, SiteContent } from './types';

/** English and Spanish have all copy; a further language must have the text around the pages and may have some of the pages. */
const contents: PerCompleteLocale<SiteContent> & Record<Locale, PartialContent> = { en, es };

/** All copy of the site in `locale`, in English where it is not translated. */
export function contentIn(locale: Locale): SiteContent {
  return { ...en, ...contents[locale] };
}

/** The copy that is written in `locale`, without the English in place of what is missing. */
export function ownContentOf(locale: Locale): PartialContent {
  return contents[locale];
}
