import { digitsFor } from './digits-for';
import { nearest } from './edit-distance';
import { type Comparison, comparisonsOf, type OfficialList } from './verdict';

/** Labels in front of a number, as they are after `normalize`, which makes `N.o` of `N.º` and `No` of `№`. */
const titles =
  /^(?:(?:NYC|DCWP|DCA|NMLS|LICEN[SC]E|LICENCIA|LIC|NUMBER|N[UÚ]M(?:ERO)?|NO|ID)\b[\s.:#°-]*|DE\s(?:LA\s)?(?=LICENCIA)|UNIQUE\s(?=ID\b)|N\.?°[\s.:#-]*|N\.O(?!\p{L})[\s.:#-]*|#[\s.:]*)+/iu;
const licenseWords = ['LICEN[SC]E', 'LICENCIA', 'LIC', 'NYC', 'DCWP', 'DCA', 'NMLS'];
const words = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;
const agencyBehind = /(?:NYC|DCWP|DCA|NMLS)$/;
/** The fewest letters and digits that identify a license number that no words name. */
const minLength = 5;

/** The licenses that the words around a number name. */
type Named = readonly string[];

/**
 * Whether `text`, already normalized, can be a license number: groups of letters and digits between spaces or hyphens, with at least one
 * digit. Several words without a label and with more letters than digits count as a sentence.
 */
export function isLicenseLike(text: string): boolean {
  const number = text.replace(titles, '');
  if (number === text && /\s/.test(text) && text.replace(/[^a-z]/gi, '').length > text.replace(/\D/g, '').length)
    return false;
  return /\d/.test(number) && number.length <= 24 && /^[a-z0-9]*(?:[\s-][a-z0-9]+)*$/i.test(number);
}

/** The words before a number that only say that it is a license: `License No. `. */
export function titleOf(text: string): string {
  return titles.exec(text)?.[0] ?? '';
}

/** Whether words that are no part of a listed number stand beside a number: then it is not known to be a license number as a whole. */
export function hasOtherWords(text: string, { licenses }: OfficialList): boolean {
  const known = licenses.flatMap((license) => license.toUpperCase().match(words) ?? []);
  return (text.replace(titles, '').toUpperCase().match(words) ?? []).some((word) => !known.includes(word));
}

/**
 * The entry with the same number, ignoring labels, and the letters of the entry if only its digits were typed with no other agency. If the
 * words around the number name licenses, it must be one of these, and can be short.
 */
export function listedLicense(text: string, { licenses }: OfficialList, named: Named): string | undefined {
  const written = plain(text);
  if (written.length < minLength && named.length === 0) return undefined;
  const possible = (named.length > 0 ? named : licenses).filter((license) => isOfNamedAgency(license, text));
  const digits = written.replace(agencyBehind, '');
  return (
    possible.find((license) => plain(license) === written) ??
    possible.find((license) => digitsAlone(license) === digits)
  );
}

/** The words of a text without our whole licenses, but not without one to which a hyphen adds a part, or that is too short to be told alone. */
export function withoutOurLicenses(text: string, { licenses }: OfficialList): string {
  const spaced = ` ${text
    .toUpperCase()
    .split(/[\s,;:()]+/)
    .join(' ')} `;
  return licenses
    .filter((license) => license.length >= minLength)
    .flatMap((license) => ['-', ' ', ''].map((between) => license.toUpperCase().replaceAll('-', between)))
    .reduce((rest, license) => rest.replaceAll(` ${license} `, ' '), spaced);
}

/** Compares a number with the licenses, including look-alikes such as the letter O for a zero. Ours with another place is no look-alike of itself. */
export function checkLicense(text: string, list: OfficialList, named: Named): Comparison {
  const found = comparisonsOf(text);
  const listed = listedLicense(text, list, named);
  if (listed) return found('same', 'listed', listed);
  if (named.length > 0 && listedLicense(text, list, list.licenses)) return found('cannot-tell', 'unclear');
  const written = plain(text);
  const near = nearLicense(text, list, named);
  if (near) {
    // The page marks what differs. A title such as “License No.” makes no difference, so both get ours; the name of another agency does.
    const foundNumber = comparisonsOf(isOfNamedAgency(near, text) ? titleOf(near) + text.replace(titles, '') : text);
    const looksSame = formsOf(near).some((form) => looksLike(form, written));
    return foundNumber('look-alike', looksSame ? 'letters' : 'near', near);
  }
  if (written.length < minLength && named.length === 0) return found('cannot-tell', 'too-short');
  if (named.length === 0 && !saysLicense(text, list)) return comparisonsOf()('cannot-tell', 'unclear');
  return found('not-ours', 'no-match');
}

/** Whether a text has the word license, an agency or the letters of one of ours; any other number can be that of a letter or an account. */
export function saysLicense(text: string, { licenses }: OfficialList): boolean {
  const letters = licenses.map((license) => plain(license).replace(digitsAlone(license), '')).filter(Boolean);
  return [...licenseWords, ...letters].some((word) =>
    new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu').test(text),
  );
}

/** The license that differs from the number by one character or looks like it. */
export function nearLicense(text: string, { licenses }: OfficialList, named: Named): string | undefined {
  const written = plain(text);
  if (written.length < minLength && named.length === 0) return undefined;
  const forms = licenses
    .flatMap((license) => formsOf(license).map((form) => ({ license, form })))
    .filter(({ form, license }) => form.length >= minLength || named.includes(license));
  const known = forms.map(({ form }) => form);
  const near = known.find((form) => looksLike(form, written)) ?? nearest(written, known, 1);
  return forms.find(({ form }) => form === near)?.license;
}

function plain(text: string): string {
  return text.replace(titles, '').toUpperCase().replace(/[\s-]/g, '');
}

/** The forms in which a license is recognized: the whole number, and its digits alone. */
function formsOf(license: string): readonly string[] {
  return [plain(license), digitsAlone(license)];
}

/** `2098765` for `2098765-DCA` and `CCA-2098765`. */
function digitsAlone(license: string): string {
  return plain(license).replace(/^[A-Z]+(?=\d+$)|(?<=^\d+)[A-Z]+$/g, '');
}

/** Whether every agency that `text` names is that of the license, as far as the license has letters. New York City's has two names. */
function isOfNamedAgency(license: string, text: string): boolean {
  const named =
    text
      .toUpperCase()
      .replace(/\b(?:NYC|DCWP)\b/g, 'DCA')
      .match(/\b(?:DCA|NMLS)\b/g) ?? [];
  return !/[A-Z]/i.test(license) || named.every((agency) => license.toUpperCase().includes(agency));
}

/** Whether a number differs from an official one, but only in letters for digits or digits for letters. */
function looksLike(official: string, written: string): boolean {
  return official !== written && digitsFor(official) === digitsFor(written);
}
