import { valueIn } from '@/lib/i18n/value-in';
import type { Locale } from '@/lib/i18n/routing';
import { nationalNumber } from '@/lib/links/phone';
import { linkKind } from '@/lib/links/resolve-link';
import type { OfficialList } from '@/lib/official-list/verdict';
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
  return {
    names: [firm.name],
    phones: phoneNames.map((name) => `${phoneLabels[name]}: ${phone[name]}`),
    addresses: [at.mail, at.office],
    sites: ownHosts(sitesIn(locale)),
    emails: Object.values(email),
    licenses: firm.licenses.map(({ jurisdiction, number }) => `${valueIn(jurisdiction, locale)}: ${number}`),
  };
}

/** The same facts to compare with: what "Is this us?" checks in the browser. */
export function officialListOf(): OfficialList {
  return {
    names: [firm.name, firm.shortName],
    siteName: firm.domain.split('.')[0]!,
    phones: Object.values(firm.phones),
    emails: Object.values(firm.emails),
    hosts: [...new Set([firm.domain, ...ownHosts(sitesIn('en'))])],
    addresses: Object.values(firm.addresses),
    licenses: firm.licenses.map(({ number }) => number),
  };
}

function ownHosts(site: Record<string, string>): readonly string[] {
  const own = Object.values(site).filter((address) => linkKind(address) === 'own-site');
  return [...new Set([firm.siteUrl, ...own].map((address) => new URL(address).host))];
}

/** Entries that are ours but collect nothing, in the form in which they are compared. */
export const notToCollect: readonly string[] = [
  firm.emails.careers,
  firm.emails.clients,
  nationalNumber(firm.phones.clients),
];
