import { addressLine, type PostalAddress } from '../text/postal-address';
import { saysLicense } from './check-license';
import { isCount } from './count';
import { editDistance } from './edit-distance';
import { namesUs } from './host';
import { type Comparison, comparisonsOf, type OfficialList } from './verdict';

/** Different spellings of the same word in an address. */
const sameWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:P\s*O|POST(?:AL)?(?:\s+OFFICE)?)\s*BOX\b|\b(?:APARTADO|APT?DO)(?:\s+POSTAL)?\b/g, 'BOX'],
  [/\b(?:SUITE|STE|UNIT|OFICINA|OFC)\b/g, 'SUITE'],
  [/\b(?:SQUARE|SQ)\b/g, 'SQUARE'],
  [/\bMASSACHUSETTS\b|\bMASS\b/g, 'MA'],
  [/\b(?:UNITED STATES(?: OF AMERICA)?|U S(?: A)?|USA?|EE UU|ESTADOS UNIDOS)\b/g, ''],
  [/\bNUMBER\b|\bNO\b/g, ''],
  [/\bP C\b/g, 'PC'],
];

/** A state and its ZIP code, which are no whole address. */
const stateAndZip = /^[A-Z]{2} \d{5}(?: \d{4})?$/;
const isBox = /\bBOX\s*\d/;
const numberFirst = /^\d+\s+[A-Z]+/;
const isStreet = /\b(?:STREET|ST|AVENUE|AVE|ROAD|RD|LANE|DRIVE|BLVD|SQUARE|CALLE|AVENIDA)\b|\b[A-Z]{2} \d{5}\b/;

/** Words of a street that are not its name. */
const kinds =
  /^(?:SUITE|SQUARE|STREET|ST|AVENUE|AVE|ROAD|RD|LANE|LN|DRIVE|DR|BLVD|CALLE|AVENIDA|NORTH|SOUTH|EAST|WEST)$/;
/** Shorter names of streets differ by one letter from too many others. */
const minMisspelled = 5;

/** Whether `text`, already normalized, looks like a postal address. */
export function isPostLike(text: string): boolean {
  const words = plainWords(text);
  return isBox.test(words) || isStreet.test(words) || numberFirst.test(words);
}

/** Compares street or box, town and state, and the ZIP code if it was typed. */
export function checkPost(text: string, list: OfficialList): Comparison {
  const words = withoutName(plainWords(text), list.names);
  const found = comparisonsOf(text);
  const forms = list.addresses.flatMap((address) => formsOf(address).map((form) => ({ form, address })));
  const starts = list.addresses.flatMap((address) => startsOf(address).map((form) => ({ form, address })));
  const isStart = starts.some(({ form }) => form === words);
  if (stateAndZip.test(words) || isTownAlone(words, list) || isStreetName(words, list) || isStart)
    return found('cannot-tell', 'incomplete');
  const listed = forms.find(({ form }) => form === withoutLongZip(words));
  if (listed) return found('same', 'listed', addressLine(listed.address));
  const near =
    forms.find(({ form }) => editDistance(words, form) <= 2) ??
    starts.find(({ form }) => editDistance(words, form) === 1);
  if (near) return found('look-alike', 'near', addressLine(near.address));
  const partly = list.addresses.find((address) => streetForms(address).some((street) => words.startsWith(street)));
  if (partly)
    return found('look-alike', words.includes(plainWords(partly.city)) ? 'near' : 'other-town', addressLine(partly));
  const inTown = list.addresses.filter((address) => words.includes(townOf(address)));
  const alike = namesUs(text.replace(/[\s&,]|\band\b|\by\b/gi, ''), list)
    ? inTown
    : inTown.filter((address) => sharesStreet(words, address));
  const [nearest] = alike.toSorted((one, other) => sharedWords(words, other) - sharedWords(words, one));
  if (nearest) return found('look-alike', 'near', addressLine(nearest));
  return !isStreet.test(plainWords(text)) && isCount(text) && !saysLicense(text, list)
    ? comparisonsOf()('cannot-tell', 'unclear')
    : found('not-ours', 'no-match');
}

/** Whether there is only the town of one of our addresses, with or without a suite and the ZIP code. */
function isTownAlone(words: string, { addresses }: OfficialList): boolean {
  const town = words.replace(/^SUITE \w+ /, '').replace(/ \d{5}(?: \d{4})?$/, '');
  return addresses.some((address) => townOf(address) === town);
}

/** Whether there is only the name of the street of one of our addresses. */
function isStreetName(words: string, { addresses }: OfficialList): boolean {
  return addresses.flatMap(streetForms).some((street) => street.replace(/^\d+ /, '') === words && !isBox.test(words));
}

function townOf({ city, state }: PostalAddress): string {
  return `${plainWords(city)} ${state}`;
}

/** Whether the box or the name of the street is that of our address, perhaps misspelled; our neighbors share only the town (`same-4`). */
function sharesStreet(words: string, address: PostalAddress): boolean {
  const street = plainWords(address.street);
  const box = /\bBOX \d+/.exec(street)?.[0];
  if (box) return new RegExp(String.raw`\b${box}\b`).test(words);
  const names = street.split(' ').filter((word) => /^\D{2,}$/.test(word) && !kinds.test(word));
  const typed = words.replace(townOf(address), '').split(' ');
  return names.some((name) => typed.some((word) => editDistance(word, name) <= (name.length < minMisspelled ? 0 : 1)));
}

function sharedWords(words: string, { street }: PostalAddress): number {
  const typed = words.split(' ');
  return plainWords(street)
    .split(' ')
    .filter((word) => typed.includes(word)).length;
}

/** The words of a text, as `plainWords` returns them, without an address of ours at their end: after it, words can name another town. */
export function withoutOurAddress(words: string, { addresses }: OfficialList): string {
  const typed = withoutLongZip(words);
  const form = addresses.flatMap(formsOf).find((form) => ` ${typed}`.endsWith(` ${form}`));
  return form ? typed.slice(0, -form.length).trim() : words;
}

/** A ZIP code of nine digits at the end gets five, as our addresses have. */
function withoutLongZip(words: string): string {
  return words.replace(/( \d{5}) \d{4}$/, '$1');
}

/** The words of an address in capitals, without punctuation, each in one of its spellings. */
export function plainWords(text: string): string {
  const words = text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return sameWords
    .reduce((result, [pattern, word]) => result.replace(pattern, word), words)
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutName(words: string, names: readonly string[]): string {
  const name = names
    .flatMap((written) => ['&', 'and', 'y'].map((and) => plainWords(written.replace('&', and))))
    .find((written) => words.startsWith(`${written} `));
  return name ? words.slice(name.length + 1) : words;
}

/** All complete forms of an address: with the suite behind or before the street, only its number (`#500`) or neither, with or without ZIP code. */
function formsOf(address: PostalAddress): readonly string[] {
  const town = townOf(address);
  return streetForms(address).flatMap((street) => [`${street} ${town}`, `${street} ${town} ${address.zip}`]);
}

/** All incomplete forms of an address: the street alone, or without the town or the state. */
function startsOf(address: PostalAddress): readonly string[] {
  const [city, { state, zip }] = [plainWords(address.city), address];
  const ends = ['', ` ${city}`, ` ${city} ${zip}`, ` ${state}`, ` ${state} ${zip}`, ` ${zip}`];
  return streetForms(address).flatMap((street) => ends.map((end) => street + end));
}

/** The longest forms come first, so that no suite is left over beside the street. */
function streetForms({ street }: PostalAddress): readonly string[] {
  const whole = plainWords(street);
  const suiteFirst = whole.replace(/^(.+) (SUITE \w+)$/, '$2 $1');
  return [...new Set([whole, suiteFirst, whole.replace(/ SUITE(?= \w+$)/, ''), whole.replace(/ SUITE \w+$/, '')])];
}
