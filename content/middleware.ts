/** The route middleware of each page, by the key of the page's copy. `lib/pages/route-middleware` says what each name does. */
export const middleware: Readonly<Record<string, readonly string[]>> = {
  'not-found': ['noindex'],
  offline: ['noindex'],
  'site-status': ['noindex'],
};
