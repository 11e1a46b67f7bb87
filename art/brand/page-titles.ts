import { contentIn } from '@/content';
import type { Locale } from '@/lib/i18n/routing';
import type { PageName } from '@/lib/pages/pages';

/** The title that heads each page in `locale`. */
export function pageTitles(locale: Locale): Record<PageName, string> {
  const content = contentIn(locale);
  const { legal } = content;
  return {
    home: content.home.hero.title,
    about: content.about.hero.title,
    services: content.services.hero.title,
    employment: content.employment.hero.title,
    contact: content.contact.hero.title,
    payment: content.payment.hero.title,
    eftaConsent: content.eftaConsent.title,
    payByEmail: content.payByEmail.title,
    requestCallback: content.requestCallback.title,
    accessibilityPolicy: legal['accessibility-policy'].title,
    privacyNotice: legal['privacy-notice'].title,
    californiaPrivacyNotice: legal['california-privacy-notice'].title,
    jobApplicantPrivacyNotice: legal['job-applicant-privacy-notice'].title,
    personnelPrivacyNotice: legal['personnel-privacy-notice'].title,
    termsOfUse: legal['terms-of-use'].title,
    unsubscribe: content.unsubscribe.title,
    accountDetails: content.accountDetails.title,
    accountEmail: content.accountEmail.title,
    optOut: content.optOut.title,
    chat: content.chat.page.title,
  };
}
