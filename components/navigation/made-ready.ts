import { fetchesAhead } from '@/boot/protocol';

/**
 * Whether the browser has made the page at `href` ready as a document, by `lib/pages/speculation-rules.ts`: while the inline script's mark is there,
 * the link that is clicked was pointed at before the program ran.
 */
export function isMadeReady(href: string): boolean {
  return (
    document.documentElement.hasAttribute(fetchesAhead) &&
    !!HTMLScriptElement.supports?.('speculationrules') &&
    new URL(href, location.href).pathname !== location.pathname
  );
}
