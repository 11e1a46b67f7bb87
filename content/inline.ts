import { formatPhone } from '@/lib/links/phone';
import type { Locale } from '@/lib/i18n/routing';
import { easternHours } from '@/lib/time/office-hours';
import { formatHours, type HoursPatterns } from '@/lib/time/hours-text';
import { firm, type EmailName, type PhoneName, type SiteName } from './firm';

/*
 * What copy can name inside a sentence, as inline markup (`lib/text/inline-markup`).
 */

/** `${phone.main}` gives a number that can be dialled. */
export const phone = mapValues(firm.phones, (number) => `[${formatPhone(number)}](tel:${number})`) as Record<
  PhoneName,
  string
>;

/** `${email.privacy}` gives an address that can be written to. */
export const email = mapValues(firm.emails, (address) => `[${address}](mailto:${address})`) as Record<
  EmailName,
  string
>;

/** `${at.mail}` gives a postal address. */
export const at = mapValues(
  firm.addresses,
  ({ street, city, state, zip }) => `${firm.name}, ${street}, ${city}, ${state}\u00A0${zip}`,
) as Record<keyof typeof firm.addresses, string>;

/** External addresses for pages in `locale`, by name; a site without a Spanish variant has the same address in both. */
export function sitesIn(locale: Locale): Record<SiteName, string> {
  return mapValues(firm.sites, (site) => (typeof site === 'string' ? site : site[locale])) as Record<SiteName, string>;
}

const hoursPatterns: Record<Locale, HoursPatterns> = {
  en: { range: '{firstDay} to {lastDay}, {from} to {to}', rangeNextDay: '' },
  es: { range: 'de {firstDay} a {lastDay}, de {from} a {to}', rangeNextDay: '' },
};

/** `${hours.office}` gives the hours of the office and its phone lines, without the name of the time zone. */
export function hoursIn(locale: Locale): { office: string } {
  return { office: formatHours(easternHours, hoursPatterns[locale], locale) };
}

/** The three ways that are given wherever the assistant cannot help. */
export const waysToReachUs: readonly string[] = [phone.main, email.info, at.mail];

function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
