import { type Locale, locales } from '@/lib/i18n/routing';
import { valueIn } from '@/lib/i18n/value-in';
import { formatPhone } from '@/lib/links/phone';
import { linkKind } from '@/lib/links/resolve-link';
import { decodeEmail, decodeHost, namesUs } from '@/lib/official-list/host';
import { wordsOf } from '@/lib/official-list/printed-label';
import type { OfficialList } from '@/lib/official-list/verdict';
import { namesOf } from '@/lib/record-of';
import { contentIn } from '.';
import { at, email, phone, sitesIn } from './facts-in-copy';
import { firm } from './firm';
import type { ContactPage, Rich } from './types';

type Verify = ContactPage['verify'];

/** One thing to compare with, and what it is for where that has to be said. */
export type OfficialFact = { label?: string; value: Rich };

/** What the contact page lists under "Is this really us?", from `firm.ts`: a site added there appears here by itself, a phone once it has a label. */
export function officialFactsIn(
  locale: Locale,
  { phoneLabels, bareDomain }: Pick<Verify, 'phoneLabels' | 'bareDomain'>,
): Record<keyof Verify['labels'], readonly OfficialFact[]> {
  return {
    names: unlabeled([firm.name]),
    phones: namesOf(firm.phones).map((name) => ({ label: phoneLabels[name], value: phone[name] })),
    addresses: unlabeled([at.mail, at.office]),
    sites: [...unlabeled(ownHosts(sitesIn(locale))), { label: bareDomain, value: firm.domain }],
    emails: unlabeled(Object.values(email)),
    licenses: firm.licenses.map(({ jurisdiction, number }) => ({
      label: valueIn(jurisdiction, locale),
      value: number,
    })),
  };
}

const unlabeled = (values: readonly Rich[]): OfficialFact[] => values.map((value) => ({ value }));

/** What an imitating site would use. */
const ownNames = { names: [firm.name, firm.shortName], siteName: firm.domain.split('.')[0]! };

/** The same facts to compare with: what "Is this us?" checks in the browser. */
export const officialList: OfficialList = {
  ...ownNames,
  phones: Object.values(firm.phones),
  emails: Object.values(firm.emails),
  hosts: [...new Set([firm.domain, ...locales.flatMap((locale) => ownHosts(sitesIn(locale)))].map(decodeHost))],
  linkedPages: linkedPages(),
  addresses: Object.values(firm.addresses),
  licenses: firm.licenses.map(({ number }) => number),
  labels: printedLabels(),
};

/** What the site prints beside its entries, in every language: whose phone it is, where a license counts and who gave it, and the like. */
function printedLabels(): OfficialList['labels'] {
  const licenses = firm.licenses.map(({ number, jurisdiction, authority }) => ({
    number,
    places: locales.map((locale) => valueIn(jurisdiction, locale)),
    givers: locales.flatMap((locale) => withInitials(valueIn(authority, locale))),
  }));
  const others = locales.flatMap((locale) => {
    const { phoneLabels, bareDomain } = contentIn(locale).contact.verify;
    return [...Object.values(phoneLabels), bareDomain];
  });
  const texts = [...others, ...licenses.flatMap(({ places, givers }) => [...places, ...givers])];
  return [...new Set(texts)].map((text) => ({
    text,
    licenses: licenses
      .filter(({ places, givers }) => givers.includes(text) || places.some((place) => contains(place, text)))
      .map(({ number }) => number),
  }));
}

/** The name of an authority, and its initials if they are at least three. */
function withInitials(authority: string): readonly string[] {
  const initials = authority.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '';
  return initials.length < 3 ? [authority] : [authority, initials];
}

/** Whether all words of `part` are together in `name`, as "Yonkers" in "City of Yonkers". */
function contains(name: string, part: string): boolean {
  return ` ${wordsOf(name).join(' ')} `.includes(` ${wordsOf(part).join(' ')} `);
}

/** The pages about the firm on other sites, such as the one with its jobs. */
function linkedPages(): readonly string[] {
  const pages = new Set(locales.flatMap((locale) => Object.values(sitesIn(locale))));
  return [...pages].filter((page) => linkKind(page) === 'third-party' && namesUs(page, ownNames));
}

function ownHosts(site: Record<string, string>): readonly string[] {
  const own = Object.values(site).filter((address) => linkKind(address) === 'own-site');
  return [...new Set([firm.siteUrl, ...own].map((address) => new URL(address).host))];
}

/** Entries that are ours but collect nothing, in the form in which they are compared. */
export const notToCollect: readonly string[] = [
  decodeEmail(firm.emails.careers),
  decodeEmail(firm.emails.clients),
  formatPhone(firm.phones.clients),
];
