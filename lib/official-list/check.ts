import { checkEmail, isEmailLike } from './check-email';
import { checkLicense, hasOtherWords, isLicenseLike, listedLicense, nearLicense, titleOf } from './check-license';
import { checkLetteredPhone, checkPhone, containsOurPhone, isLetteredPhone, isPhoneLike } from './check-phone';
import { checkPost, isPostLike } from './check-post';
import { checkWeb, isWebLike } from './check-web';
import { namesUs } from './host';
import { normalize } from './normalize';
import { isOursAmongWords } from './ours-among-words';
import { type Unlabeled, withoutPrintedLabels } from './printed-label';
import { withoutLabelBefore } from './usual-label';
import { type Comparison, comparisonsOf, type OfficialList } from './verdict';

/** Digits that are more often something else than a license, although a place stands beside them. */
const localNumber = /^\d{3}[\s-]\d{4}$/;
const zipCode = /^\d{5}(?:-\d{4})?$/;
/** In digits alone, a date can pass for a phone, and an amount also for a site. */
const date = /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})$/;
const amount = /^(?:(?:us)?\$\s?[\d.,]+|(?:\d{1,6}|\d{1,3}(?:,\d{3})+)\.\d{2})$/i;

/** Signs of a number or an address among other words, which is to be checked alone. */
const containsEntry = /@|\d{3}|\p{L}{2}\.\p{L}{2}/u;

/** Compares a text with the official list; undefined if there is nothing to check. A match shows that the entry is the firm's, not who used it. */
export function checkOfficial(text: string, list: OfficialList): Comparison | undefined {
  const written = normalize(text);
  if (!written) return undefined;
  const { entry: plain, named } = entryIn(normalize(withoutLabelBefore(written)) || written, list);
  // A text can pass several tests, so the narrow ones come first: our own licenses before phones, phones before what only resembles a license.
  // A postal address contains numbers and can contain a site, so it must not be taken for these; a site that resembles an address comes last.
  if (isEmailLike(plain)) return checkEmail(plain, list);
  if (listedLicense(plain, list, named)) return checkLicense(plain, list, named);
  if (/^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?$/.test(plain)) return checkWeb(plain, list);
  const lettered = checkLetteredPhone(plain, list);
  if (lettered) return lettered;
  if ((date.test(plain) || amount.test(plain)) && !nearLicense(plain, list, named))
    return comparisonsOf()('cannot-tell', 'unclear');
  if (isPhoneLike(plain)) return phoneOrLicense(plain, list, named);
  if (nearLicense(plain, list, named)) return checkLicense(plain, list, named);
  if (isLetteredPhone(plain)) return comparisonsOf(plain)('not-ours', 'no-match');
  const isLicense = isLicenseLike(plain) && !isPostLike(plain) && !namesAnother(plain, list, named);
  const isAmongWords = isOursAmongWords(plain, list);
  if (isLicense && !isAmongWords && !containsOurPhone(plain, list)) return checkLicense(plain, list, named);
  const asPost = isPostLike(plain) ? checkPost(plain, list) : undefined;
  if (asPost && (asPost.verdict === 'same' || !isAmongWords)) return asPost;
  if (isWebLike(plain)) return checkWeb(plain, list);
  const isName = !containsEntry.test(plain) && namesUs(plain.replace(/\s|&|,|\band\b|\by\b/gi, ''), list);
  return comparisonsOf()('cannot-tell', isName ? 'name-alone' : 'unclear');
}

/** Digits alone can be a phone, a license or our ZIP code: one close to a license, or with its place, is not reported as an unknown phone. */
function phoneOrLicense(plain: string, list: OfficialList, named: Unlabeled['named']): Comparison {
  const asPhone = checkPhone(plain, list);
  if (nearLicense(plain, list, named)) return checkLicense(plain, list, named);
  if (zipCode.test(plain) && list.addresses.some(({ zip }) => plain.startsWith(zip)))
    return comparisonsOf(plain)('cannot-tell', 'incomplete');
  const isShort = asPhone.reason === 'too-short' || asPhone.reason === 'short-code';
  if (named.length === 0 || !isShort || !isLicenseLike(plain) || localNumber.test(plain)) return asPhone;
  return zipCode.test(plain) ? comparisonsOf()('cannot-tell', 'unclear') : checkLicense(plain, list, named);
}

/** The text without what the list prints beside its entries, unless the rest is no phone, license or site: then it can be part of an address. */
function entryIn(plain: string, list: OfficialList): Unlabeled {
  const title = titleOf(plain);
  const untitled = withoutPrintedLabels(plain.slice(title.length).replace(/^(?:of|de)\s(?:(?:the|la)\s)?/i, ''), list);
  const isTitled = untitled.named.length > 0;
  const { entry, named } = isTitled ? untitled : withoutPrintedLabels(plain, list);
  const isNear = nearLicense(entry, list, named) !== undefined;
  const isLicense = isLicenseLike(entry) && (isNear || !namesAnother(entry, list, named));
  const isEntry = isPhoneLike(entry) || isLicense || (isWebLike(entry) && !/\s/.test(entry));
  if (!isEntry) return { entry: plain, named };
  return { entry: isTitled ? title + entry : entry, named };
}

/** Whether a text that names licenses has other words beside the number: then the number that was meant is not clear. */
function namesAnother(text: string, list: OfficialList, named: Unlabeled['named']): boolean {
  return named.length > 0 && hasOtherWords(text, list);
}
