import type { SiteContent } from '@/content/types';
import { about } from './about';
import { accountDetails } from './account-details';
import { accountEmail } from './account-email';
import { alertBar } from './alert-bar';
import { chat } from './chat';
import { contact } from './contact';
import { disclosures } from './disclosures';
import { eftaConsent } from './efta-consent';
import { employment } from './employment';
import { home } from './home';
import { accessibilityPolicy } from './legal/accessibility-policy';
import { californiaPrivacyNotice } from './legal/california-privacy-notice';
import { jobApplicantPrivacyNotice } from './legal/job-applicant-privacy-notice';
import { personnelPrivacyNotice } from './legal/personnel-privacy-notice';
import { privacyNotice } from './legal/privacy-notice';
import { termsOfUse } from './legal/terms-of-use';
import { notFound } from './not-found';
import { optOut } from './opt-out';
import { payByEmail } from './pay-by-email';
import { payment } from './payment';
import { requestCallback } from './request-callback';
import { services } from './services';
import { unsubscribe } from './unsubscribe';

export const content = {
  home,
  about,
  services,
  employment,
  contact,
  payment,
  eftaConsent,
  payByEmail,
  requestCallback,
  unsubscribe,
  accountDetails,
  accountEmail,
  optOut,
  chat,
  notFound,
  disclosures,
  alertBar,
  legal: {
    'accessibility-policy': accessibilityPolicy,
    'privacy-notice': privacyNotice,
    'california-privacy-notice': californiaPrivacyNotice,
    'job-applicant-privacy-notice': jobApplicantPrivacyNotice,
    'personnel-privacy-notice': personnelPrivacyNotice,
    'terms-of-use': termsOfUse,
  },
} satisfies SiteContent;
