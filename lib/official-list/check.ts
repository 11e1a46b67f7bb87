import { checkEmail, isEmailLike } from './check-email';
import { checkLicense, isLicenseLike, listedLicense, nearLicense } from './check-license';
import { checkLetteredPhone, checkPhone, containsOurPhone, isPhoneLike } from './check-phone';
import { checkPost, isPostLike } from './check-post';
import { checkWeb, isWebLike } from './check-web';
import { namesUs } from './host';
import { normalize } from './normalize';
import { type Unlabeled, withoutPrintedLabels } from './printed-label';
import { type Comparison, comparisonsOf, type OfficialList } from './verdict';

/**
 * What a letter or a message prints before an entry. A space after the mark, or a colon that is not that of `tel:800` or `web://`, tells a label
 * from the beginning of an address such as `web.wexcombevale.example`.
 */
const label =
  /^(?:(?:tele)?phone|tel(?:[eé]fono)?|fax|e-?mail|correo(?: electr[oó]nico)?|(?:web)?site|web|sitio(?: web)?|(?:mailing )?address|direcci[oó]n(?: postal)?|from|de)(?:[.:]+ |\.?(?<!^tel):(?![/\\]))/iu;

/** Compares a text with the official list; undefined if there is nothing to check. A match shows that the entry is the firm's, not who used it. */
export function checkOfficial(text: string, list: OfficialList): Comparison | undefined {
  const written = normalize(text);
  if (!written) return undefined;
  const { entry: plain, named } = entryIn(normalize(written.replace(label, '')) || written, list);
  if (isEmailLike(plain)) return checkEmail(plain, list);
  if (listedLicense(plain, list, named)) return checkLicense(plain, list, named);
  if (/^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?$/.test(plain)) return checkWeb(plain, list);
  const lettered = checkLetteredPhone(plain, list);
  if (lettered) return lettered;
  if (isPhoneLike(plain)) return phoneOrLicense(plain, list, named);
  if (nearLicense(plain, list, named)) return checkLicense(plain, list, named);
  if (isWebLike(plain) && !isPostLike(plain)) return checkWeb(plain, list);
  if (isLicenseLike(plain) && !isPostLike(plain) && !containsOurPhone(plain, list)) return checkLicense(plain, list);
  if (isPostLike(plain)) return checkPost(plain, list);
  if (isWebLike(plain)) return checkWeb(plain, list);
  const reason = namesUs(plain.replace(/\s|&|,|\band\b|\by\b/gi, ''), list) ? 'name-alone' : 'unclear';
  return comparisonsOf('other', plain)('cannot-tell', reason);
}

/** Digits alone can be a phone or a license, so a number close to a license is not reported as an unknown phone. */
function phoneOrLicense(plain: string, list: OfficialList, named: Unlabeled['named']): Comparison {
  const asPhone = checkPhone(plain, list);
  if (asPhone.verdict === 'same' || asPhone.verdict === 'look-alike') return asPhone;
  return nearLicense(plain, list, named) ? checkLicense(plain, list, named) : asPhone;
}

/** The text without what the list prints beside its entries, unless the rest is no phone, license or site: then it can be part of an address. */
function entryIn(plain: string, list: OfficialList): Unlabeled {
  const unlabeled = withoutPrintedLabels(plain, list);
  const { entry, named } = unlabeled;
  const isEntry = isPhoneLike(entry) || isLicenseLike(entry) || (isWebLike(entry) && !/\s/.test(entry));
  return isEntry && (nearLicense(entry, list, named) || !isPostLike(entry)) ? unlabeled : { entry: plain, named: [] };
}
