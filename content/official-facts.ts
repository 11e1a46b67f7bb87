import type { Locale } from '@/lib/i18n/routing';
import { firm } from './firm';
import { at, email, phone, sitesIn } from './inline';
import type { ContactPage } from './types';

/** What the contact page lists under "Is this really us?", from `firm.ts`: a phone or site added there appears here by itself. */
export function officialFactsIn(locale: Locale): Record<keyof ContactPage['verify']['labels'], readonly string[]> {
  const site = sitesIn(locale);
  const ownSites = [firm.siteUrl, site.accountDetails, site.emailConsent, site.emailUnsubscribe, site.clientAccess];
  return {
    names: [firm.name],
    phones: Object.values(phone),
    addresses: Object.values(at),
    sites: ownSites.map((address) => new URL(address).host).filter((host, index, hosts) => hosts.indexOf(host) === index),
    emails: Object.values(email),
    licences: firm.licences.map(({ jurisdiction, number }) => `${jurisdiction[locale]}: ${number}`),
  };
}
