import type { CompleteLocale } from '@/lib/i18n/routing';
import { resolveLink } from '@/lib/links/resolve-link';
import { messages } from './messages';

/** What a link says: its label and, for someone else's site, that it opens a new tab. */
export function linkName(label: string, href: string, locale: CompleteLocale): string {
  return resolveLink(href, locale).target ? `${label} (${messages[locale].SiteLink.newTab})` : label;
}
