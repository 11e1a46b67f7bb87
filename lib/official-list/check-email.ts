import { nearest } from './edit-distance';
import { decodeHost, namesUs, nearHost } from './host';
import { skeleton } from './skeleton';
import { type Comparison, comparisonsOf, type OfficialList } from './verdict';

/** Whether `text`, already normalized, contains an email address. */
export function isEmailLike(text: string): boolean {
  return /^mailto:/i.test(text) || /^[^\s/]*<[^>]*@[^>]*>$|^[^\s/:]+@[^\s/@:]*$|^[^<>]*<[^<>]*@[^<>]*>$/.test(text);
}

/** Compares only the address itself, since the sender's name in a message can be anything. */
export function checkEmail(text: string, list: OfficialList): Comparison {
  const inBrackets = /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text;
  const address = inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/\.$/, '')
    .trim()
    .toLowerCase();
  const at = address.lastIndexOf('@');
  const [mailbox, domain] = [address.slice(0, at), decodeHost(address.slice(at + 1))];
  const found = comparisonsOf('email', address);
  if (list.emails.includes(address)) return found('same', 'listed', address);
  if (at < 1 || !domain || /\s/.test(address)) return found('cannot-tell', 'incomplete');
  const domains = list.emails.map((email) => email.slice(email.indexOf('@') + 1));
  if (domains.includes(domain)) return found('look-alike', 'other-mailbox', domain);
  const near = nearest(`${mailbox}@${domain}`, list.emails, 2);
  if (near) return found('look-alike', isAscii(address) ? 'near' : 'letters', near);
  const nearDomain = nearHost(domain, [...domains, ...list.hosts]);
  if (nearDomain) return found('look-alike', isAscii(domain) ? 'near' : 'letters', nearDomain);
  if (namesUs(domain, list) || skeleton(mailbox).includes(skeleton(list.siteName)))
    return found('look-alike', 'name-in-other-site', domains[0]);
  return found('not-ours', 'no-match');
}

function isAscii(text: string): boolean {
  return !/[^ -~]/.test(text);
}
