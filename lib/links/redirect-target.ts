/** How to carry out a redirect: inside the site, or by replacing the document (`error-5`). Nothing on the site redirects by script today. */
export type RedirectTarget = { kind: 'navigate'; path: string } | { kind: 'replace'; url: string };

/** A path of this site, one slash at its front and no backslash, is navigated to; anything else is a full `location.replace`. */
export function redirectTarget(to: string): RedirectTarget {
  return /^\/(?![/\\])[^\\\s]*$/.test(to) ? { kind: 'navigate', path: to } : { kind: 'replace', url: to };
}
