import { nearest } from './edit-distance';
import { type Comparison, comparisonsOf, type OfficialList } from './verdict';

const titles = /^(?:(?:NYC|DCWP|DCA|NMLS|LICENSE|LICENCIA|LIC|NUMBER|NUMERO|NÚMERO|NO|ID|N[º°O])\b[\s.:#°º-]*|#\s*)+/i;
/** The fewest letters and digits that identify a license number. */
const minLength = 5;

/**
 * Whether `text`, already normalized, can be a license number: groups of letters and digits between spaces or hyphens, with at least one
 * digit. Several words without a label and with more letters than digits count as a sentence.
 */
export function isLicenseLike(text: string): boolean {
  const number = text.replace(titles, '');
  if (number === text && /\s/.test(text) && text.replace(/[^a-z]/gi, '').length > text.replace(/\D/g, '').length)
    return false;
  return /\d/.test(number) && number.length <= 24 && /^[a-z0-9]*(?:[\s-]?[a-z0-9]+)*$/i.test(number);
}

/** The entry with the same number, ignoring any label before it. */
export function listedLicense(text: string, { licenses }: OfficialList): string | undefined {
  const written = plain(text);
  return written.length < minLength ? undefined : licenses.find((license) => plain(license) === written);
}

/** Compares a number with the licenses, including look-alikes such as the letter O for a zero. */
export function checkLicense(text: string, list: OfficialList): Comparison {
  const found = comparisonsOf('license', text);
  const listed = listedLicense(text, list);
  if (listed) return found('same', 'listed', listed);
  const written = plain(text);
  if (written.length < minLength) return found('cannot-tell', 'too-short');
  const near = nearLicense(text, list);
  if (near) return found('look-alike', hasLetterForDigit(written) ? 'letters' : 'near', near);
  return found('not-ours', 'no-match');
}

/** The license that differs from the number by one character or looks like it. */
export function nearLicense(text: string, { licenses }: OfficialList): string | undefined {
  const written = plain(text);
  if (written.length < minLength) return undefined;
  const long = licenses.filter((license) => plain(license).length >= minLength);
  const near = nearest(written, long.map(plain), 1) ?? nearest(digitsFor(written), long.map(plain), 0);
  return long.find((license) => plain(license) === near);
}

function plain(text: string): string {
  return text.replace(titles, '').toUpperCase().replace(/[\s-]/g, '');
}

function digitsFor(text: string): string {
  return text.replaceAll('O', '0').replace(/[IL]/g, '1');
}

function hasLetterForDigit(text: string): boolean {
  return digitsFor(text) !== text;
}
