import { isPagePath } from '../pages/pages';

/** How a move to an address is carried out: inside the document, or by replacing it (`error-5`). */
export type RedirectTarget = { kind: 'navigate'; path: string } | { kind: 'replace'; url: string };

/** A page of this site is navigated to; any other address is left to a full `location.replace`. */
export function redirectTarget(to: string): RedirectTarget {
  return isPagePath(to) ? { kind: 'navigate', path: to } : { kind: 'replace', url: to };
}
