import { nearest } from './edit-distance';
import { decodePunycode } from './punycode';
import { skeleton } from './skeleton';
import type { OfficialList } from './verdict';

/** A host in lower case, without its last dot, in the letters that a reader sees. */
export function decodeHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, '')
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}

/** The host of `hosts` that looks like `host` or is two letters or fewer away. */
export function nearHost(host: string, hosts: readonly string[]): string | undefined {
  const seen = skeleton(host);
  return hosts.find((ours) => skeleton(ours) === seen) ?? nearest(host, hosts, 2);
}

/** Whether the text has our name in it, also in letters that only look like it. */
export function namesUs(text: string, { siteName }: Pick<OfficialList, 'siteName'>): boolean {
  const seen = skeleton(text).replaceAll('.', '');
  return seen.includes(skeleton(siteName));
}
