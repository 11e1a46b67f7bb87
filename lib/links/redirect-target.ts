/** How to go to an address: by client navigation or by replacing the document (`error-5`). `resolveLink` has already separated pages from files. */
export type RedirectTarget = { kind: 'navigate'; path: string } | { kind: 'replace'; url: string };

/** A path of this site, with one leading slash and no backslash, uses client navigation; anything else a full `location.replace`. */
export function redirectTarget(to: string): RedirectTarget {
  return /^\/(?![/\\])[^\\\s]*$/.test(to) ? { kind: 'navigate', path: to } : { kind: 'replace', url: to };
}
