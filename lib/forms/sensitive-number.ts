import { plainCharacters } from '../text/plain-characters';
import { isCardNumber } from './card-number';

/*
 * What is refused, and what is accepted so that visitors are not stopped needlessly:
 *
 * - a card: 13 to 19 digits that agree with Luhn, whatever they are called, in one piece or in groups of three and more;
 * - a social security number: 123-45-6789 whatever it is called; nine digits in one piece;
 * - a bank number: nine digits in one piece (routing), twelve or more (account); from five when the words just before say so;
 * - not telephone numbers, a ZIP+4 code, a date, or any other number of up to eleven digits; an amount or two years not even then;
 * - nor a longer one with a plus sign, like a foreign telephone number, or one that the words just before call a reference, a case, a file;
 * - nor a number in a web address, unless the words just before call it a bank number.
 */
const phone = /(?<!\d-?)(?:1[\s.\-]{1,3})?\(?[2-9]\d{2}[\s.\-)/]{1,3}[2-9]\d{2}[\s.\-/]{1,3}\d{4}(?!-?\d)/g;
/** Separators between groups of digits. A comma with a space is not one, because it separates the numbers in a list. */
const separator = String.raw`(?:[\s.\-]{1,3}|[/,_])`;
const likeSocialSecurity = new RegExp(String.raw`(?<!\d)\d{3}(${separator})\d{2}(${separator})\d{4}(?!\d)`, 'g');
/** Digits in one piece, or in groups of three and more. */
const numberPattern = new RegExp(String.raw`(?<!\d)\d{3,}(?:${separator}\d{3,})*`, 'g');

const money = String.raw`\d{1,3}(?:,?\d{3})?(?:\.\d{2})?`;
/** An amount, which can follow the name of an account: `my card, $12,500`. A longer one can be the number of the account. */
const amount = new RegExp(
  String.raw`\$\s?${money}(?!${separator}?\d)|(?<!\d${separator}?)${money}\s(?:dollars|d[oó]lares|pesos|usd)\b`,
  'gi',
);

/** A web address: one with a scheme, or a host of any ending with what follows it, since a host alone has no such number. */
const webAddress = /h(?:tt|xx)ps?:\/\/\S+|(?<![\p{L}\d@.-])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?[/?#]\S+/giu;

const called = String.raw`(?:\W*(?:numbers?|n[uú]m(?:ero)?|nro|n(?:\.?o)?|is|was|es|era|de|el|la|the)\b)*\W*$`;
const calledReference = new RegExp(
  String.raw`\b(?:ref|reference|(?<!on )file|case|claim|docket|confirmation|letter|referencia|expediente|caso|carta)${called}`,
  'i',
);
const calledBank = new RegExp(
  String.raw`\b(?:ssn|itin|social security|seguro social|routing|aba|ruta|account|acct|bank|banco|bancari[oa]|cuenta|cta|cte|checking|(?:cuenta|cta\.?) de cheques|savings|corriente|ahorros?|iban|card|tarjeta|tarjeta de (?:cr[eé]dito|d[eé]bito))${called}`,
  'i',
);

/** A place, which a house number can follow: `TD Bank, 10250 Main Street`. */
const placeBefore = /\b(?:bank|banco),\s*$/i;
const maxHouseDigits = 5;

/** How many characters before a number are searched for words that say what it is. */
const namedWithin = 60;
const minNamedDigits = 5;
const socialSecurityOrRouting = /^\d{9}$/;
const minAccountDigits = 12;
/** No card begins with these digits. */
const year = /^(?:19|20)\d{2}$/;
/** Written in one piece, with or without the country code. */
const phoneInOnePiece = /^1?[2-9]\d{2}[2-9]\d{6}$/;
/** With a country code, of which the plus sign is before the number. */
const foreignPhone = /^\d{10,15}$/;

/** Whether `written` contains what looks like a card, bank or social security number; such a message is not stored (`chat-18`). */
export function hasSensitiveNumber(written: string): boolean {
  const text = plainCharacters(written);
  if ([...text.matchAll(likeSocialSecurity)].some(isSocialSecurity)) return true;
  const rest = text.replace(phone, 'phone');
  if (numbersIn(rest).some(({ found }) => holdsCard(found.split(/\D+/)))) return true;
  const elsewhere = rest
    .replace(amount, 'amount')
    .replace(webAddress, (address) =>
      address.replace(numberPattern, (found, index: number) =>
        calledBank.test(wordsBefore(address, index)) ? found : 'id',
      ),
    );
  return numbersIn(elsewhere).some(({ found, before }) => isBankNumber(found, before));
}

/** Two different separators count only after the number's name or with a hyphen first: an apartment, a street and a date can follow each other. */
function isSocialSecurity({ 1: first = '', 2: second = '', index, input }: RegExpExecArray): boolean {
  return first.trim() === second.trim() || first.startsWith('-') || calledBank.test(wordsBefore(input, index));
}

/** The numbers of a text as they are written, with their separators, and the words before each. */
function numbersIn(text: string): { found: string; before: string }[] {
  return [...text.matchAll(numberPattern)].map((match) => ({
    found: match[0],
    before: wordsBefore(text, match.index),
  }));
}

function wordsBefore(text: string, index: number): string {
  return text.slice(Math.max(0, index - namedWithin), index);
}

/** Whether a number that is no card is one of a bank or social security. */
function isBankNumber(found: string, before: string): boolean {
  if (calledReference.test(before)) return false;
  const groups = found.split(/\D+/);
  // From one year to another: three years in a row are as long as an account.
  if (groups.length === 2 && areYears(groups)) return false;
  const { length } = groups.join('');
  if (placeBefore.test(before) && length <= maxHouseDigits) return false;
  if (calledBank.test(before)) return length >= minNamedDigits;
  if (areYears(groups) || groups.every((group) => phoneInOnePiece.test(group))) return false;
  if (before.endsWith('+') && foreignPhone.test(found)) return false;
  return socialSecurityOrRouting.test(found) || length >= minAccountDigits;
}

/** Years in a row are no card, although they may agree with Luhn. */
const areYears = (groups: readonly string[]) => groups.every((group) => year.test(group));

/** A card number can be between other numbers, so every run of up to six neighboring groups, the most that 19 digits make, is checked. */
function holdsCard(groups: readonly string[]): boolean {
  if (areYears(groups)) return false;
  return groups.some((_, start) =>
    [1, 2, 3, 4, 5, 6].some((length) => isCardNumber(groups.slice(start, start + length).join(''))),
  );
}
