import type { SiteContent } from '@/content/types';
import { about } from './about';
import { alertBar } from './alert-bar';
import { assistant } from './assistant';
import { chat } from './Chat';
import { contact } from './contact';
import { dates } from './dates';
import { disclosures } from './disclosures';
import { employment } from './employment';
import { help } from './help';
import { freeHelp } from './help/free-help';
import { helpPages } from './help/pages';
import { home } from './home';
import { isThisUs } from './is-this-us';
import { accessibilityPolicy } from './legal/accessibility-policy';
import { californiaPrivacyNotice } from './legal/california-privacy-notice';
import { jobApplicantPrivacyNotice } from './legal/job-applicant-privacy-notice';
import { personnelPrivacyNotice } from './legal/personnel-privacy-notice';
import { privacyNotice } from './legal/privacy-notice';
import { termsOfUse } from './legal/terms-of-use';
import { letters } from './letters';
import { letterForms } from './letters/forms';
import { letterFrame } from './letters/frame';
import { letterPages } from './letters/pages';
import { makePayment } from './make-payment';
import { eftaConsent } from './make-payment/efta-consent';
import { payByEmail } from './make-payment/pay-by-email';
import { requestCallback } from './make-payment/request-callback';
import { accountDetails } from './my-account/account-details';
import { accountEmail } from './my-account/email';
import { notFound } from './not-found';
import { offline } from './offline';
import { optout } from './optout';
import { services } from './services';
import { siteStatus } from './site-status';
import { unsubscribe } from './unsubscribe';

export const content = {
  home,
  about,
  services,
  employment,
  contact,
  'make-payment': makePayment,
  'make-payment/efta-consent': eftaConsent,
  'make-payment/pay-by-email': payByEmail,
  'make-payment/request-callback': requestCallback,
  unsubscribe,
  'my-account/account-details': accountDetails,
  'my-account/email': accountEmail,
  optout,
  'is-this-us': isThisUs,
  dates,
  letters,
  'letters/forms': letterForms,
  'letters/frame': letterFrame,
  Chat: chat,
  assistant,
  'not-found': notFound,
  offline,
  'site-status': siteStatus,
  disclosures,
  'alert-bar': alertBar,
  help,
  ...helpPages,
  ...letterPages,
  'help/free-help': freeHelp,
  'accessibility-policy': accessibilityPolicy,
  'privacy-notice': privacyNotice,
  'california-privacy-notice': californiaPrivacyNotice,
  'job-applicant-privacy-notice': jobApplicantPrivacyNotice,
  'personnel-privacy-notice': personnelPrivacyNotice,
  'terms-of-use': termsOfUse,
} satisfies SiteContent;
