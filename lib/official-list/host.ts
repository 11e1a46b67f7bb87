import { nearest } from './edit-distance';
import { decodePunycode } from './punycode';
import { skeleton } from './skeleton';
import type { OfficialList } from './verdict';

/** Shorter forms of a name are inside too many other words. */
const minName = 8;

/** A host in lower case without its final dot, with punycode decoded to the letters that a reader sees. */
export function decodeHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, '')
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}

/** An email address in lower case with its host decoded: the form in which addresses are compared. */
export function decodeEmail(address: string): string {
  return address.toLowerCase().replace(/(?<=@)[^@]*$/, (host) => decodeHost(host));
}

/** The entry of `hosts` that looks like `host`, else the nearest one that differs from it by at most two letters. */
export function nearHost(host: string, hosts: readonly string[]): string | undefined {
  const seen = skeleton(host);
  return hosts.find((ours) => skeleton(ours) === seen) ?? nearest(host, hosts, 2);
}

/** Whether the text contains the firm's name, also in look-alike letters, with marks between its words, or as a domain writes it. */
export function namesUs(text: string, list: Pick<OfficialList, 'siteName' | 'names'>): boolean {
  const seen = skeleton(text).replace(/[\s.&+]/g, '');
  return nameForms(list).some((name) => seen.includes(skeleton(name)));
}

/** The name without spaces and marks: `wexcombevale`, `wexcombeandvale` and `wexcombeyvale` for `Wexcombe & Vale`. */
function nameForms({ siteName, names }: Pick<OfficialList, 'siteName' | 'names'>): readonly string[] {
  const forms = names.flatMap((name) => ['', 'and', 'y'].map((and) => name.replace(/&|\b(?:and|y)\b/gi, and)));
  const letters = forms.map((form) => form.replace(/[^\p{L}\p{N}]/gu, ''));
  return [siteName, ...letters.filter(({ length }) => length >= minName)];
}
