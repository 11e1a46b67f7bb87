import { ownDomain } from '../config/own-domain';
import { localizePath } from '../i18n/localize-path';
import { defaultLocale, type Locale } from '../i18n/routing';
import { isPagePath, isSidePagePath } from '../pages/pages';

/** The kind of destination of an address from content. */
export type LinkKind =
  /** A page of this site: gets a language prefix and uses client navigation. */
  | 'page'
  /** A side page of a page of this site, such as a notice's versions: gets a language prefix, full page load. */
  | 'side-page'
  /** A file of this site, or an address that is not a page: no language prefix, full page load. */
  | 'document'
  /** `#id`, `tel:`, `mailto:`: used unchanged. */
  | 'unchanged'
  /** Another site of the firm (portal, email consent). */
  | 'own-site'
  /** A site of a third party. */
  | 'third-party';

/** A link ready to render, so that a destination behaves the same everywhere. */
export type ResolvedLink = {
  kind: LinkKind;
  href: string;
  /** The tab in which the link opens, if it is a new one. */
  target?: '_blank';
  /** Whether the visitor is warned before leaving the site. */
  warns?: boolean;
};

/** Resolves `href`, an address from content without a language, for a page in `locale`. Only third parties' sites get a new tab and a warning (`link-2`). */
export function resolveLink(href: string, locale: Locale): ResolvedLink {
  const kind = linkKind(href);
  switch (kind) {
    case 'page':
    case 'side-page':
      return { kind, href: localizePath(href, locale) };
    case 'document':
      return { kind, href: localizePath(href, defaultLocale) };
    case 'third-party':
      return { kind, href, target: '_blank', warns: true };
    case 'unchanged':
    case 'own-site':
      return { kind, href };
  }
}

/** The kind of destination of `href`. Anything that is not a web address, phone or mailbox is treated as a path of this site. */
export function linkKind(href: string): LinkKind {
  if (/^(#|tel:|mailto:)/.test(href)) return 'unchanged';
  if (!/^https?:/.test(href)) return kindOfOwn(href);
  const { hostname } = new URL(href);
  return hostname === ownDomain || hostname.endsWith(`.${ownDomain}`) ? 'own-site' : 'third-party';
}

function kindOfOwn(path: string): LinkKind {
  if (isPagePath(path)) return 'page';
  return isSidePagePath(path) ? 'side-page' : 'document';
}
