import { redirectTarget } from '../links/redirect-target';
import { isOutdated } from '../requests/deployment';

/**
 * Loads `href` as a document if client navigation cannot be used: `href` is not a path of the site (`error-5`), a newer deployment is known
 * (`error-7`), or `opensAsDocument` is true. Returns whether it loaded it.
 */
export function loadInFull(href: string, opensAsDocument = false): boolean {
  const target = redirectTarget(href);
  if (target.kind === 'replace') location.replace(target.url);
  else if (opensAsDocument || isOutdated()) location.assign(target.path);
  else return false;
  return true;
}
