import { localeOfPath, localizePath } from '@/lib/i18n/localize-path';
import { isLocale, userLocaleKey } from '@/lib/i18n/routing';
import { closest } from './click';
import { userLocaleAttribute } from './protocol';

/**
 * Redirects to the stored language before first paint unless the page or its address is already in it: a host that decodes `/%65s/about`
 * serves a Spanish page at an address that does not look Spanish. Any other stored value is ignored, and so is an error of the storage.
 */
export function applyStoredLocale(): void {
  const stored = readStored();
  const root = document.documentElement;
  if (!isLocale(stored) || root.lang.startsWith(stored) || stored === localeOfPath(location.pathname)) return;
  root.hidden = true;
  location.replace(localizePath(location.href.replace(origin, ''), stored));
}

/** Stores the language on a click on the switcher, with any mouse button that follows a link, and adds the query and hash to the link. */
export function storeChosenLocale(): void {
  addEventListener('click', storeChoice, true);
  addEventListener('auxclick', storeChoice, true);
}

function readStored(): unknown {
  try {
    return localStorage[userLocaleKey];
  } catch {}
}

function storeChoice(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, `a[${userLocaleAttribute}]`);
  if (!link || event.button > 1) return;
  try {
    localStorage[userLocaleKey] = link.getAttribute(userLocaleAttribute);
  } catch {}
  link.search = location.search;
  link.hash = location.hash;
}
