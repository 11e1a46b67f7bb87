import type { Locale } from '@/lib/i18n/routing';
import { type PageName, pagePaths } from '@/lib/pages/pages';
import { sitesIn } from './facts-in-copy';
import { pageTitle } from './page-title';

/**
 * Header and footer as data. Each label is a key of the messages' `Header.links`, `Footer.links` or `Footer.groups`; a name is shown as it is.
 * Internal addresses are without a language.
 */
export function navigationIn(locale: Locale) {
  const site = sitesIn(locale);
  /** A link of the footer that needs no label in messages, because it is named by the title of its page. */
  const titled = (page: PageName) => ({ name: pageTitle(page, locale), href: pagePaths[page] });
  const employment = { label: 'employment', href: '/employment' } as const;
  const about = { label: 'about', href: '/about' } as const;
  const services = { label: 'services', href: '/services' } as const;
  const accountDetails = { label: 'accountDetails', href: site.accountDetails } as const;
  const payment = { label: 'payment', href: '/make-payment', as: 'button' } as const;
  const contact = { label: 'contact', href: '/contact' } as const;
  return {
    /** The two groups, and all their links in the order of the menu: first what a person with a letter needs. */
    header: {
      firm: [employment, about, services],
      account: [accountDetails, payment, contact],
      menu: [payment, contact, accountDetails, about, services, employment],
    },
    /** Three groups under their labels, in the order of `footer-1`. */
    footer: [
      {
        label: 'firm',
        links: [
          about,
          services,
          employment,
          contact,
          { label: 'clientAccess', href: site.clientAccess },
          { label: 'accessibility', href: '/accessibility-policy' },
        ],
      },
      {
        label: 'account',
        links: [
          { label: 'help', href: '/help' },
          { label: 'letters', href: '/letters' },
          accountDetails,
          { label: 'payment', href: '/make-payment' },
          { label: 'eftaConsent', href: '/make-payment/efta-consent' },
          { label: 'emailConsent', href: site.emailConsent },
          { label: 'emailUnsubscribe', href: site.emailUnsubscribe },
        ],
      },
      {
        label: 'notices',
        links: [
          { label: 'reliefAct', href: site.reliefAct },
          { label: 'privacy', href: '/privacy-notice' },
          { label: 'termsOfUse', href: '/terms-of-use' },
        ],
      },
    ],
    /** On the employment page only. */
    applicants: titled('job-applicant-privacy-notice'),
    social: [
      { name: 'LinkedIn', href: site.linkedin },
      { name: 'Indeed', href: site.indeed },
      { name: 'Glassdoor', href: site.glassdoor },
    ],
  } as const;
}
