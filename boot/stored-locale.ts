import { localeOfPath, localizePath } from '@/lib/i18n/localize-path';
import { isLocale, userLocaleKey } from '@/lib/i18n/routing';
import { closest } from './closest';
import { userLocale } from './protocol';

/**
 * Goes to the stored language before anything is painted when neither the page nor its address is in it: a host that decodes `/%65s/about` answers
 * with a Spanish page, which the address does not show. Whatever else is stored, or storage that throws, is ignored.
 */
export function applyStoredLocale(): void {
  const stored = readStored();
  const page = document.documentElement;
  if (!isLocale(stored) || page.lang.startsWith(stored) || stored === localeOfPath(location.pathname)) return;
  page.hidden = true;
  location.replace(localizePath(location.href.replace(origin, ''), stored));
}

/** A click on the language switcher, with any button that follows it and however early, stores the choice and gives the link the query and hash of the moment. */
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
  const link = closest(event, `a[${userLocale}]`) as HTMLAnchorElement | null | undefined;
  if (!link || event.button === 2) return;
  try {
    localStorage[userLocaleKey] = link.getAttribute(userLocale);
  } catch {}
  link.search = location.search;
  link.hash = location.hash;
}
