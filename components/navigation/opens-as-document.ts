import { fetchesAheadAttribute } from '@/boot/protocol';
import { hasSiteSheet } from '@/lib/browser/site-sheet';

/** Whether the page at `href` needs a full page load: the browser has prepared it, or its styles have not been loaded yet. */
export function opensAsDocument(href: string): boolean {
  return new URL(href, location.href).pathname !== location.pathname && (isMadeReady() || !hasSiteSheet());
}

/**
 * Whether the browser has prepared the page by `lib/pages/speculation-rules.ts`. While the inline script's mark is present, the clicked link
 * was hovered or focused before the program ran.
 */
function isMadeReady(): boolean {
  return document.documentElement.hasAttribute(fetchesAheadAttribute) && HTMLScriptElement.supports('speculationrules');
}
