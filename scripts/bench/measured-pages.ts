import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { letterKinds, letterPage } from '@/lib/letters/kinds';
import { type PageName, pagePaths } from '@/lib/pages/pages';

/** Every address of the site. */
export const allPaths: readonly string[] = locales.flatMap((locale) =>
  Object.values(pagePaths).map((path) => localizePath(path, locale)),
);

const inEveryLanguage = (...names: readonly PageName[]) =>
  locales.flatMap((locale) => names.map((name) => localizePath(pagePaths[name], locale)));

/** The pages with a picture of their own. */
export const marketingPaths = inEveryLanguage('home', 'about', 'services', 'employment', 'contact', 'make-payment');

/** The two longest texts. */
export const longestPaths = inEveryLanguage('california-privacy-notice', 'terms-of-use');

/** The pages with scripts of their own, which only these pages load. */
export const toolPaths = inEveryLanguage('dates', 'is-this-us', ...letterKinds.map(letterPage));

/** Six pages, one of each kind, which are measured in depth. */
export const samplePaths: readonly string[] = [
  pagePaths.home,
  pagePaths['make-payment'],
  pagePaths['privacy-notice'],
  pagePaths.employment,
  localizePath(pagePaths.home, 'es'),
  localizePath(pagePaths['terms-of-use'], 'es'),
];

/** The home page in each language, which has its own limit for LCP. */
export const homePaths = inEveryLanguage('home');

/** The pages of the sample that have a stricter limit for LCP: a payment page and two texts. */
export const promptPaths = inEveryLanguage('make-payment', 'privacy-notice', 'terms-of-use');
