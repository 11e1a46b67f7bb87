import type { Locale } from '../i18n/routing';
import type { PageName } from './pages';

/** The address of the picture that a shared link to a page shows; `npm run art:brand` draws it. */
export function sharePicturePath(page: PageName, locale: Locale): string {
  return `/share/${locale}/${page}.png`;
}
