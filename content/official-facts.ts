import type { Locale } from '@/lib/i18n/routing';
import { linkKind } from '@/lib/links/resolve-link';
import { firm, type PhoneName } from './firm';
import { at, email, phone, sitesIn } from './inline';
import type { ContactPage } from './types';

const phoneNames = Object.keys(firm.phones) as PhoneName[];

type Verify = ContactPage['verify'];

/** What the contact page lists under "Is this really us?", from `firm.ts`: a site added there appears here by itself, a phone once it has a label. */
export function officialFactsIn(
  locale: Locale,
  { phoneLabels }: Pick<Verify, 'phoneLabels'>,
): Record<keyof Verify['labels'], readonly string[]> {
  const site = sitesIn(locale);
  const ownSites = [firm.siteUrl, ...Object.values(site).filter((address) => linkKind(address) === 'own-site')];
  return {
    names: [firm.name],
    phones: phoneNames.map((name) => `${phoneLabels[name]}: ${phone[name]}`),
    addresses: Object.values(at),
    sites: [...new Set(ownSites.map((address) => new URL(address).host))],
    emails: Object.values(email),
    licences: firm.licences.map(({ jurisdiction, number }) => `${jurisdiction[locale]}: ${number}`),
  };
}
