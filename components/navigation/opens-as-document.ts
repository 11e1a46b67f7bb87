import { fetchesAhead } from '@/boot/protocol';
import { hasSiteSheet } from '@/lib/browser/site-sheet';

/** Whether the page at `href` opens as a document of its own: the browser has made it ready, or its style is not here yet. */
export function opensAsDocument(href: string): boolean {
  return new URL(href, location.href).pathname !== location.pathname && (isMadeReady() || !hasSiteSheet());
}

/**
 * By `lib/pages/speculation-rules.ts`: while the inline script's mark is there, the link that is clicked was pointed at before the program ran.
 */
function isMadeReady(): boolean {
  return document.documentElement.hasAttribute(fetchesAhead) && !!HTMLScriptElement.supports?.('speculationrules');
}
