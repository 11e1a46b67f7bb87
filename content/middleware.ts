import type { PageName } from '@/lib/pages/pages';
import type { MiddlewareName } from '@/lib/pages/route-middleware';
import type { UnlistedPage } from '@/lib/pages/unlisted-pages';

/** The route middleware of each page, by the key of the page's copy. `lib/pages/route-middleware` says what each name does. */
export const middleware: Readonly<Partial<Record<PageName | UnlistedPage | 'not-found', readonly MiddlewareName[]>>> = {
  'not-found': ['noindex'],
  offline: ['noindex'],
  'site-status': ['noindex'],
};
