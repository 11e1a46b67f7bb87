import { withoutLocale } from '../i18n/localize-path';
import { isWithin } from '../is-within';
import { letterKinds } from '../letters/kinds';
import { recordOf } from '../record-of';
import { under } from './family';
import { situationSlugs } from './situations';
import { unlistedPaths } from './unlisted-pages';

/*
 * Every page of the site (`pages-1`). The key of a page is its English address without the leading slash, `home` for `/`; its copy, share
 * picture and tests use the same key.
 */

/** Pages of information, which differ only in their copy. */
export const informationNames = [
  'make-payment/pay-by-email',
  'make-payment/request-callback',
  'unsubscribe',
  'my-account/account-details',
  'my-account/email',
] as const;

/** A page of information. */
export type InformationName = (typeof informationNames)[number];

/** The legal notices; each has a version of its own. */
export const noticeNames = [
  'accessibility-policy',
  'privacy-notice',
  'california-privacy-notice',
  'job-applicant-privacy-notice',
  'personnel-privacy-notice',
  'terms-of-use',
] as const;

/** A legal notice. */
export type NoticeName = (typeof noticeNames)[number];

/** All pages. A family, whose pages share a route and a type, is spread here: `...under('help', situationSlugs)`. */
export const pageNames = [
  'home',
  'about',
  'services',
  'employment',
  'contact',
  'make-payment',
  'make-payment/efta-consent',
  'optout',
  'Chat',
  'is-this-us',
  'dates',
  'letters',
  ...under('letters', letterKinds),
  'help',
  'help/read-your-notice',
  'help/words',
  ...under('help', situationSlugs),
  ...informationNames,
  ...noticeNames,
] as const;

/** Pages that can be read in both languages side by side (`pairs-1`). */
export const pairedNames = [
  ...noticeNames,
  ...informationNames,
  'make-payment/efta-consent',
  'help',
  'help/read-your-notice',
  'help/words',
  ...under('help', situationSlugs),
] as const;

/** A page that can be read in both languages. */
export type PairedName = (typeof pairedNames)[number];

/** The last segment of the address of a page in both languages. */
const pairedSegment = 'en-es';

/** `/privacy-notice/en-es` of `privacy-notice`. */
export const pairedPath = (page: PairedName) => `${pagePaths[page]}/${pairedSegment}` as const;

/** Address of the list of a notice's versions; the addresses of a version and of its changes are below it (`versions-2`). */
export const versionsPath = (notice: NoticeName) => `${pagePaths[notice]}/versions` as const;

/** Address of a version of a notice. */
export const versionPath = (notice: NoticeName, version: string) => `${versionsPath(notice)}/${version}` as const;

/** Address of the changes between a version and the one before. */
export const changesPath = (notice: NoticeName, version: string) => `${versionPath(notice, version)}/changes` as const;

/** Address of the feed that announces versions of all notices (`versions-7`). */
export const feedPath = '/notices.xml';

/** Address of the data of a list of help, in which its filter and the chat look. */
export const helpDataPath = (list: 'situations' | 'words') => `/help/${list}.json` as const;

/** Address of the list of all versions of all notices (`versions-4`). */
export const noticesDataPath = '/notices.json';

/** Key of a page. */
export type PageName = (typeof pageNames)[number];

/** `/about` of `about`. */
export type PathOf<Page extends string> = Page extends 'home' ? '/' : `/${Page}`;

/** The address of every page in English. */
export const pagePaths = recordOf(pageNames, (page) => (page === 'home' ? '/' : `/${page}`)) as {
  readonly [Page in PageName]: PathOf<Page>;
};

const paths: ReadonlySet<string> = new Set([...Object.values(pagePaths), ...Object.values(unlistedPaths)]);

/** Whether `href`, a path of this site with or without a language, query and hash, is the address of a page. */
export function isPagePath(href: string): boolean {
  return paths.has(ownPath(href));
}

/** Whether `href` is, in the same way, the address of a page in both languages, of a notice's versions or of their feed. */
export function isSidePagePath(href: string): boolean {
  const path = ownPath(href);
  return (
    path === feedPath ||
    pairedNames.some((name) => path === pairedPath(name)) ||
    noticeNames.some((name) => isWithin(path, versionsPath(name)))
  );
}

/** The path of `href` without language, query and hash; empty if it could lead to another host. */
function ownPath(href: string): string {
  return /^\/(?![/\\])/.test(href) ? withoutLocale(href.replace(/[?#].*$/s, '')) : '';
}
