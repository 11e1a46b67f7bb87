import type { CompleteLocale } from '@/lib/i18n/routing';
import { linkKind } from '@/lib/links/resolve-link';
import { messages } from './messages';

/** What a link says: its label and, for someone else's site, that it opens a new tab. */
export function linkName(label: string, href: string, locale: CompleteLocale): string {
  return linkKind(href) === 'third-party' ? `${label} (${messages[locale].SiteLink.newTab})` : label;
}
