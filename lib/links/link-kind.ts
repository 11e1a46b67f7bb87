/** Where an address of content leads, which decides how its link behaves (`leave-1`, `link-2`). */
export type LinkKind =
  /** A page of this site: gets its language, is navigated to in place. */
  | 'internal'
  /** `#id`, `tel:`, `mailto:`: passes unchanged. */
  | 'unchanged'
  /** The firm's own site elsewhere (portal, e-mail consent): opens directly, in the same tab (an arrow button: in a new one). */
  | 'own-site'
  /** Anyone else's site: the leave-site warning comes first. */
  | 'third-party';

/** `ownDomain` is the firm's domain without a host name, such as `wexcombevale.example`. */
export function linkKind(href: string, ownDomain: string): LinkKind {
  if (/^(#|tel:|mailto:)/.test(href)) return 'unchanged';
  if (!/^https?:/.test(href)) return 'internal';
  const { hostname } = new URL(href);
  return hostname === ownDomain || hostname.endsWith(`.${ownDomain}`) ? 'own-site' : 'third-party';
}
