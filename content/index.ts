import type { CompleteLocale, Locale } from '@/lib/i18n/routing';
import { content as en } from './en';
import { content as es } from './es';
import type { PartialContent, SiteContent } from './types';

/** A language that is not complete may have any pages, and must have the text around them. */
const contents: Record<CompleteLocale, SiteContent> & Record<Locale, PartialContent> = { en, es };

/** All copy of the site in `locale`; where it has none, the English one. */
export function contentIn(locale: Locale): SiteContent {
  return { ...en, ...contents[locale] };
}

/** What of the copy there is in `locale`. */
export function ownContentOf(locale: Locale): PartialContent {
  return contents[locale];
}
