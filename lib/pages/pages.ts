import { withoutLocale } from '../i18n/localize-path';

/** The twenty pages by name, with their address in English (`pages-1`). */
export const pagePaths = {
  home: '/',
  about: '/about',
  services: '/services',
  employment: '/employment',
  contact: '/contact',
  payment: '/make-payment',
  eftaConsent: '/make-payment/efta-consent',
  payByEmail: '/make-payment/pay-by-email',
  requestCallback: '/make-payment/request-callback',
  accessibilityPolicy: '/accessibility-policy',
  privacyNotice: '/privacy-notice',
  californiaPrivacyNotice: '/california-privacy-notice',
  jobApplicantPrivacyNotice: '/job-applicant-privacy-notice',
  personnelPrivacyNotice: '/personnel-privacy-notice',
  termsOfUse: '/terms-of-use',
  unsubscribe: '/unsubscribe',
  accountDetails: '/my-account/account-details',
  accountEmail: '/my-account/email',
  optOut: '/optout',
  chat: '/Chat',
} as const satisfies Record<string, `/${string}`>;

/** Name of a page, as content and pictures use it. */
export type PageName = keyof typeof pagePaths;

/** All twenty names. */
export const pageNames = Object.keys(pagePaths) as readonly PageName[];

const paths: ReadonlySet<string> = new Set(Object.values(pagePaths));

/** Whether `href`, a path of this site with or without a language, query and hash, is the address of a page. */
export function isPagePath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && paths.has(withoutLocale(href.replace(/[?#].*$/s, '')));
}
