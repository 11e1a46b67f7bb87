/** Route middleware that pages ask for, by the key of their copy: names of rules of `lib/pages/route-middleware`, applied when the page is built. */
export const middleware: Readonly<Record<string, readonly string[]>> = {
  'not-found': ['noindex'],
  offline: ['noindex'],
  'site-status': ['noindex'],
};
