import type { Locale } from '@/lib/i18n/routing';
import { content as en } from './en';
import { content as es } from './es';
import type { SiteContent } from './types';

const contents: Record<Locale, SiteContent> = { en, es };

/** All copy of the site in `locale`. */
export function contentIn(locale: Locale): SiteContent {
  return contents[locale];
}
