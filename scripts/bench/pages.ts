import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';

/** Every address of the site. */
export const allPaths: readonly string[] = locales.flatMap((locale) =>
  Object.values(pagePaths).map((path) => localizePath(path, locale)),
);

/** Six of them, of every kind: measured in depth. */
export const samplePaths: readonly string[] = [
  pagePaths.home,
  pagePaths['make-payment'],
  pagePaths['privacy-notice'],
  pagePaths.employment,
  localizePath(pagePaths.home, 'es'),
  localizePath(pagePaths['terms-of-use'], 'es'),
];
