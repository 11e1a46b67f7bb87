import { redirectTarget } from '../links/redirect-target';
import { isOutdated } from '../requests/deployment';

/**
 * Leaves the move to `href` to the browser where the program cannot make it: to an address that is no path of the site (`error-5`),
 * and to any page once a newer deployment is known (`error-7`); and where the page `opensAsDocument`. True when it did.
 */
export function loadInFull(href: string, opensAsDocument = false): boolean {
  const target = redirectTarget(href);
  if (target.kind === 'replace') location.replace(target.url);
  else if (opensAsDocument || isOutdated()) location.assign(target.path);
  else return false;
  return true;
}
