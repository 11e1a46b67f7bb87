import { ownDomain } from '../config/own-domain';
import { localizePath } from '../i18n/localize-path';
import { defaultLocale, type Locale } from '../i18n/routing';
import { isPagePath } from '../pages/pages';

/** Where an address of content leads. */
export type LinkKind =
  /** A page of this site: gets its language, is navigated to in place. */
  | 'page'
  /** A file of this site, or an address that is no page: has no language, and is loaded as a document. */
  | 'document'
  /** `#id`, `tel:`, `mailto:`: passes unchanged. */
  | 'unchanged'
  /** The firm's own site elsewhere (portal, e-mail consent): opens directly, in the same tab. */
  | 'own-site'
  /** Anyone else's site: a warning comes first, and it opens in a new tab. */
  | 'third-party';

/** A link as it is shown: the same destination behaves the same wherever it stands. */
export type ResolvedLink = { kind: LinkKind; href: string; target?: '_blank'; warns: boolean };

/** How a link to `href`, an address of content without a language, behaves on a page in `locale`. This alone decides who is warned before leaving. */
export function resolveLink(href: string, locale: Locale): ResolvedLink {
  const kind = linkKind(href);
  switch (kind) {
    case 'page':
      return { kind, href: localizePath(href, locale), warns: false };
    case 'document':
      return { kind, href: localizePath(href, defaultLocale), warns: false };
    case 'third-party':
      return { kind, href, target: '_blank', warns: true };
    default:
      return { kind, href, warns: false };
  }
}

/** Where `href` leads. Anything that is no address of the web, a phone or a mailbox is taken for a path of this site. */
export function linkKind(href: string): LinkKind {
  if (/^(#|tel:|mailto:)/.test(href)) return 'unchanged';
  if (!/^https?:/.test(href)) return isPagePath(href) ? 'page' : 'document';
  const { hostname } = new URL(href);
  return hostname === ownDomain || hostname.endsWith(`.${ownDomain}`) ? 'own-site' : 'third-party';
}
