import type { Locale } from '@/lib/i18n/routing';
import { type PerLocale, valueIn } from '@/lib/i18n/value-in';
import { formatPhone } from '@/lib/links/phone';
import { mapValues } from '@/lib/map-values';
import { countInWords } from '@/lib/text/count-in-words';
import { joinWords } from '@/lib/text/join-words';
import { addressLine } from '@/lib/text/postal-address';
import { formatWeekday } from '@/lib/time/day-text';
import { formatTimeOfDay } from '@/lib/time/hours-text';
import { easternHours } from '@/lib/time/office-hours';
import { contactLimits, replyDays } from './commitments';
import { firm, type PhoneName, type SiteName } from './firm';
import { callLimits, chatHours, officeHours } from './hours';
import type { CallLine } from './types';

/*
 * The facts of the firm as copy inserts them into its sentences, in the markup of `lib/text/inline-markup`.
 */

/** `${phone.main}` gives a number that can be dialed. */
export const phone = mapValues(firm.phones, (number) => `[${formatPhone(number)}](tel:${number})`);

/** The phone line that pages in each language give first. */
export const mainLine = { en: 'main', es: 'spanish' } as const satisfies Record<Locale, PhoneName>;

/** `${email.privacy}` gives an address that can be written to. */
export const email = mapValues(firm.emails, (address) => `[${address}](mailto:${address})`);

/** `${at.mail}` gives a postal address; `mailWithoutName` leaves out the firm's name, and `website` is this site's address as it is typed. */
export const at = {
  // A ZIP code stays on the line of its state. Recorded notices have this space, so it is set here.
  ...mapValues(firm.addresses, (address) => `${firm.name}, ${addressLine(address)}`.replace(/ (?=\d{5}$)/, '\u00A0')),
  mailWithoutName: addressLine(firm.addresses.mail),
  website: new URL(firm.siteUrl).host,
};

/** External addresses for pages in `locale`, by name; a site without a Spanish variant has the same address in both. */
export function sitesIn(locale: Locale): Record<SiteName, string> {
  return mapValues(firm.sites, (site: string | PerLocale<string>) =>
    typeof site === 'string' ? site : valueIn(site, locale),
  );
}

/** The states in which the firm's lawyers are admitted, as a list in `locale`. */
export function statesIn(locale: Locale): string {
  return joinWords(valueIn<readonly string[]>(firm.admittedIn, locale), locale);
}

type HoursWords = {
  days: (first: string, last: string) => string;
  times: (from: string, until: string) => string;
  eastern: (hours: string) => string;
};

const hoursWords: Record<Locale, HoursWords> = {
  en: {
    days: (first, last) => `${first} to ${last}`,
    times: (from, until) => `${from} to ${until}`,
    eastern: (hours) => `${hours} Eastern`,
  },
  es: {
    days: (first, last) => `de ${first} a ${last}`,
    times: (from, until) => `de ${from} a ${until}`,
    eastern: (hours) => `${hours}, hora del Este`,
  },
};

/** The hours in the words of `locale`: `hours.officeEastern`, `${hours.calls.from}`. `atStart` capitalizes one that begins a sentence. */
export function hoursIn(locale: Locale) {
  const words = hoursWords[locale];
  // Plain spaces, as an editor types them; the page's typesetting keeps a time on one line.
  const time = (seconds: number) => formatTimeOfDay(seconds, locale).replaceAll('\u00A0', ' ');
  const firstDay = formatWeekday(easternHours.firstDay, locale);
  const lastDay = formatWeekday(easternHours.lastDay, locale);
  const days = words.days(firstDay, lastDay);
  const [opens, closes] = [time(officeHours.opens), time(officeHours.closes)];
  const officeTimes = words.times(opens, closes);
  const office = `${days}, ${officeTimes}`;
  return {
    /** The days on which the office is open. */
    days,
    /** The same, abbreviated: `Mon. - Fri.` */
    daysShort: `${firstDay.slice(0, 3)}. - ${lastDay.slice(0, 3)}.`,
    opens,
    closes,
    /** Days and hours of the office and its phone lines, without and with the name of the time zone. */
    office,
    officeEastern: words.eastern(office),
    /** Without the days. */
    officeTimesEastern: words.eastern(officeTimes),
    /** When the assistant is on, by the visitor's own clock. */
    chat: { from: time(chatHours.opens), until: time(chatHours.closes) },
    /** Between which the firm calls, where the called person lives. */
    calls: { from: time(callLimits.from), until: time(callLimits.until) },
  };
}

/** A number of business days in words: a single day, and the unit of any other number. */
const businessDays: Record<Locale, { one: string; others: string }> = {
  en: { one: 'one business day', others: 'business days' },
  es: { one: 'un día hábil', others: 'días hábiles' },
};

/** `five business days` in the words of `locale`. `days` is a positive integer. */
export function businessDaysIn(days: number, locale: Locale): string {
  const { one, others } = businessDays[locale];
  return days === 1 ? one : `${countInWords(days, locale)} ${others}`;
}

/** Within how many business days the firm answers, in the words of `locale`: `within ${reply.complaint}`. */
export function repliesIn(locale: Locale) {
  return mapValues(replyDays, (days: number) => businessDaysIn(days, locale));
}

/** The most calls and contacts in seven days, in the words of `locale`: `no more than ${limit.calls} calls`. */
export function contactLimitsIn(locale: Locale) {
  return mapValues(contactLimits, (count: number) => countInWords(count, locale));
}

/** `text` with a capital, to begin a sentence. */
export function atStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The number of the main line for readers of `locale`, to dial. */
export function mainPhoneIn(locale: Locale): string {
  return firm.phones[mainLine[locale]];
}

/** The phone line for readers of `locale` with its hours, for the head of a page. */
export function callLineIn(locale: Locale): CallLine {
  return { phone: phone[mainLine[locale]], hours: atStart(hoursIn(locale).officeEastern) };
}

/** The same line for the bar of help pages: the number in the form that is dialed, and its hours. */
export function numberToCallIn(locale: Locale): { phone: string; hours: string } {
  return { phone: mainPhoneIn(locale), hours: callLineIn(locale).hours };
}

/** Phone, email and postal address, which are given wherever the assistant cannot help. */
export function waysToReachUsIn(locale: Locale): readonly string[] {
  return [phone[mainLine[locale]], email.info, at.mail];
}
