import { nationalNumber } from '../links/phone';
import { digitsFor } from './digits-for';
import { nearest } from './edit-distance';
import { type Comparison, comparisonsOf, type OfficialList } from './verdict';

const scheme = /^(?:tel|sms|callto|whatsapp):(?:\/\/)?/i;
/** Commas and semicolons are only pauses before an extension if its mark or digits follow. */
const extension =
  /[\s,;]{0,6}(?:(?:ext\.?\s*=?|extension|extensi[oó]n|int\.?|interno|x|#)\s*\.?:?\s*\d{0,8}|(?<=[,;]\s?)\d{1,8})\s*$/i;

/** What is dialed before the country code of the US from elsewhere, or before any code from the US. */
const dialedAbroad = /^(?:00|011)(?=1\d{10}$)/;
const tenDigits = /^(?:(?:\+|00|011)?1)?([2-9a-z][\da-z]{2})([\da-z]{3})([\da-z]{4})$/i;
const wholeNumber = /(?<!\d)(?:1[\s.-]?)?\(?\d{3}\)?[\s.\-/]{0,3}\d{3}[\s.\-/]{0,3}\d{4}(?!\d)/g;

/** A letter before or after a number, such as that for the office. An I or L in front can pass for the country code. */
const letterApart = /^[([]?[a-hjkm-z][.)\]]{0,2}\s|\s[([]?[a-wyz][)\]]?$/i;

/** Whether `text`, already normalized, looks like a phone number: digits, separators and an extension. */
export function isPhoneLike(text: string): boolean {
  return scheme.test(text) || (/\d/.test(text) && /^[+\d\s().\-/*]*$/.test(text.replace(extension, '')));
}

/** Whether a text contains one of our phone numbers among other words. */
export function containsOurPhone(text: string, { phones }: OfficialList): boolean {
  const digits = text.replace(/\D/g, '');
  return phones.some((phone) => digits.includes(nationalNumber(phone)));
}

/** The text without our phone numbers. */
export function withoutOurPhones(text: string, { phones }: OfficialList): string {
  const ours = phones.map(nationalNumber);
  return text.replace(wholeNumber, (number) => (ours.includes(number.replace(/\D/g, '').slice(-10)) ? '' : number));
}

/** Compares the ten digits of a US number. */
export function checkPhone(text: string, { phones }: OfficialList): Comparison {
  const bare = text.replace(scheme, '').replace(/\?.*$/, '');
  const number = bare.replace(extension, '');
  const hasExtension = number !== bare.trim();
  const found = comparisonsOf(asListed(number));
  const digits = number.replace(/\D/g, '').replace(dialedAbroad, '');
  if (holdsSeveral(number, digits)) return found('cannot-tell', 'unclear');
  const national = nationalDigits(number.trim(), digits);
  if (national === undefined) return found('not-ours', 'foreign');
  const ours = phones.map(nationalNumber);
  if (ours.includes(national)) return found('same', hasExtension ? 'extension' : 'listed', asListed(national));
  const near = nearest(national, ours, 1);
  if (near) return found('look-alike', 'near', asListed(near));
  if (digits.length === 5 || digits.length === 6) return found('not-ours', 'short-code');
  if (national.length < 10) return found('cannot-tell', 'too-short');
  return found('not-ours', national.length === 10 ? 'no-match' : 'foreign');
}

/** Compares a number in which letters stand for digits (`8OO`), or a letter stands apart (`O.`); undefined unless it is or looks like ours. */
export function checkLetteredPhone(text: string, list: OfficialList): Comparison | undefined {
  const alone = text.replace(letterApart, '');
  if (isPhoneLike(alone)) {
    const found = checkPhone(alone, list);
    if (found.verdict === 'same') return found;
  }
  const number = text.replace(scheme, '').replace(extension, '');
  const read = digitsFor(number);
  if (read === number || !isPhoneLike(read)) return undefined;
  const { verdict, ours } = checkPhone(read, list);
  if (verdict !== 'same' && verdict !== 'look-alike') return undefined;
  return comparisonsOf(asListed(number))('look-alike', 'letters', ours);
}

/** Whether a text is a whole number in its usual groups, with letters for digits or a letter apart: `3O3-555-0188`. */
export function isLetteredPhone(text: string): boolean {
  const alone = digitsFor(text.replace(scheme, '').replace(extension, '').replace(letterApart, ''));
  return /\d/.test(text) && alone.match(wholeNumber)?.[0] === alone && /[\s.\-/]/.test(alone);
}

/** Ten digits, or letters in their places, as the list has them: then only what differs can be marked. Any other number as it was typed. */
function asListed(number: string): string {
  const [, ...parts] = tenDigits.exec(number.replace(/[^+\da-z]/gi, '')) ?? [];
  return parts.join('-') || number.trim();
}

function holdsSeveral(number: string, digits: string): boolean {
  const numbers = number.match(wholeNumber) ?? [];
  return numbers.length > 1 && numbers.join('').replace(/\D/g, '') === digits;
}

/** The digits of a number without the country code of the US; undefined if it has the code of another country. */
function nationalDigits(number: string, digits: string): string | undefined {
  if (number.startsWith('+') && !digits.startsWith('1')) return undefined;
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
