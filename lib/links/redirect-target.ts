/** How a move to an address is carried out: inside the document, or by replacing it (`error-5`). The server has told pages from files before (`resolveLink`). */
export type RedirectTarget = { kind: 'navigate'; path: string } | { kind: 'replace'; url: string };

/** A path of this site, one slash at its front and no backslash, is navigated to; anything else is a full `location.replace`. */
export function redirectTarget(to: string): RedirectTarget {
  return /^\/(?![/\\])[^\\\s]*$/.test(to) ? { kind: 'navigate', path: to } : { kind: 'replace', url: to };
}
