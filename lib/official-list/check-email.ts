import { nearest } from './edit-distance';
import { decodeEmail, namesUs, nearHost } from './host';
import { percentDecoded } from './percent-decoded';
import { type Comparison, comparisonsOf, type OfficialList, type Verdict } from './verdict';

/** The verdict on several addresses is the first of these that one of them has. */
const worstFirst: readonly Verdict[] = ['look-alike', 'not-ours', 'cannot-tell', 'same'];
/** The fields of a link whose text is not sent to the addresses in it. */
const textFields: readonly string[] = ['subject', 'body'];

/** Whether `text`, already normalized, contains an email address. */
export function isEmailLike(text: string): boolean {
  return /^mailto:/i.test(text) || /^[^\s/:]+@[^\s/@:]*$|^[^<>]*<[^<>]*@[^<>]*>$/.test(text);
}

/** Compares only the addresses themselves, since the sender's name in a message can be anything; all of them if a link has several. */
export function checkEmail(text: string, officialList: OfficialList): Comparison {
  // Addresses that differ only in capitals reach the same mailbox.
  const list = { ...officialList, emails: officialList.emails.map(decodeEmail) };
  const compared = addressesOf(/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).map((address) => checkAddress(address, list));
  const [worst] = worstFirst.flatMap((verdict) => compared.filter((comparison) => comparison.verdict === verdict));
  return worst ?? comparisonsOf(text)('cannot-tell', 'incomplete');
}

/** The addresses to which a message would go: also those of a link's fields, such as `cc`. */
function addressesOf(text: string): readonly string[] {
  const [, scheme, path = '', query = ''] = /^\s*(mailto:)?([^?]*)\??(.*)/is.exec(text) ?? [];
  const inPath = scheme ? severalIn(path).map(percentDecoded) : [path];
  const inFields = query.split('&').flatMap((field) => {
    const [name = '', value = ''] = field.split(/=(.*)/s);
    return textFields.includes(percentDecoded(name).toLowerCase()) ? [] : severalIn(percentDecoded(value));
  });
  return [...inPath, ...inFields.filter((value) => value.includes('@'))].filter((address) => address.trim());
}

function severalIn(text: string): readonly string[] {
  return text.split(/[,;](?=[^,;]*@)/);
}

function checkAddress(written: string, list: OfficialList): Comparison {
  const address = decodeEmail(written.trim().replace(/\.$/, '').trim());
  const at = address.lastIndexOf('@');
  const [mailbox, domain] = [address.slice(0, at), address.slice(at + 1)];
  const found = comparisonsOf(address);
  if (list.emails.includes(address)) return found('same', 'listed', address);
  if (at < 1 || !domain || /\s/.test(address)) return found('cannot-tell', 'incomplete');
  const domains = list.emails.map((email) => email.slice(email.indexOf('@') + 1));
  const isOurDomain = domains.includes(domain);
  const parent = isOurDomain ? undefined : domains.find((official) => domain.endsWith(`.${official}`));
  if (parent) return found('look-alike', 'other-mailbox', parent);
  // Two letters are half of many a mailbox.
  const near = nearest(address, list.emails, isOurDomain ? 1 : 2);
  if (near) return found('look-alike', isAscii(address) ? 'near' : 'letters', near);
  if (isOurDomain) return found('look-alike', 'other-mailbox', domain);
  const foundDomain = comparisonsOf(domain);
  const nearDomain = nearHost(domain, [...domains, ...list.hosts]);
  if (nearDomain) return foundDomain('look-alike', isAscii(domain) ? 'near' : 'letters', nearDomain);
  if (namesUs(domain, list)) return foundDomain('look-alike', 'name-in-other-site', domains[0]);
  if (namesUs(mailbox, list)) return found('look-alike', 'name-in-other-site', domains[0]);
  return found('not-ours', 'no-match');
}

function isAscii(text: string): boolean {
  return !/[^ -~]/.test(text);
}
