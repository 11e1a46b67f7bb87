import { decodeHost, namesUs, nearHost } from './host';
import { percentDecoded } from './percent-decoded';
import { type Comparison, comparisonsOf, type OfficialList } from './verdict';

type WebAddress = { scheme: string; user: string; host: string; port: string; rest: string };

/** Matches addresses that contain code or data instead of leading to a site. */
const noSite = /^(?:javascript|data|vbscript|file|blob|about):/i;

/** The ports of web addresses by scheme; without a scheme, either can be meant. */
const usualPorts: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['', '80', '443']],
  ['http', ['', '80']],
  ['https', ['', '443']],
]);

/** Whether `text`, already normalized, looks like a web address, with any ending: it is an entry, not a sentence. */
export function isWebLike(text: string): boolean {
  return noSite.test(text) || /^[a-z][a-z+.-]*:[/\\]/i.test(text) || /^[^\s]+\.[^\s.,]{2,}[^\s]*$/.test(refanged(text));
}

/** Compares the host, which is the only part of an address that shows whose site it is. */
export function checkWeb(text: string, list: OfficialList): Comparison {
  const address = splitAddress(refanged(text));
  const { scheme, user, host, port, rest } = address;
  if (noSite.test(text)) return comparisonsOf(text)('not-ours', 'not-an-address');
  const found = comparisonsOf(host || text);
  if (!host || /\s/.test(host) || user === '@') return found('cannot-tell', 'incomplete');
  const [ours] = list.hosts;
  if (user) {
    const imitatesUs = namesUs(user + host + rest, list) || nearHost(host, list.hosts);
    return imitatesUs ? found('look-alike', 'name-before-at', ours) : found('not-ours', 'no-match');
  }
  if (list.hosts.includes(host)) {
    const usual = usualPorts.get(scheme);
    if (!usual) return comparisonsOf(text)('cannot-tell', 'not-an-address', host);
    if (usual.includes(port)) return found('same', 'listed', host);
    return comparisonsOf(`${host}:${port}`)('look-alike', 'port', host);
  }
  const parent = list.hosts.find((official) => host.endsWith(`.${official}`));
  if (parent) return found('look-alike', 'other-subdomain', parent);
  const near = nearHost(host, list.hosts);
  if (near) return found('look-alike', /[^ -~]/.test(host) ? 'letters' : 'near', near);
  if (list.linkedPages.some((page) => isSamePage(address, splitAddress(page))))
    return comparisonsOf(pageOf(address))('cannot-tell', 'linked');
  if (namesUs(host + rest, list)) return found('look-alike', 'name-in-other-site', ours);
  return found('not-ours', 'no-match');
}

/** Whether both lead to the same page at a usual port; with a query, one could be sent on to another page. */
function isSamePage(address: WebAddress, page: WebAddress): boolean {
  return pageOf(address) === pageOf(page) && usualPorts.get(address.scheme)?.includes(address.port) === true;
}

function pageOf({ host, rest }: WebAddress): string {
  return (host + rest).replace(/\/$/, '');
}

/** Restores the scheme of a defanged address (`hxxp://firm[.]example`), which is how security warnings print it. */
function refanged(text: string): string {
  return text
    .replace(/^hxxp/i, 'http')
    .replaceAll('\\', '/')
    .replace(/^([a-z]+):\/*(?=[^/\d])/i, '$1://');
}

function splitAddress(address: string): WebAddress {
  const [, scheme = '', afterScheme = ''] = /^(?:([a-z][a-z+.-]*):\/\/)?(.*)$/is.exec(address) ?? [];
  const end = afterScheme.search(/[/?#]/);
  const authority = end < 0 ? afterScheme : afterScheme.slice(0, end);
  const at = authority.lastIndexOf('@');
  const [, hostPart = '', port = ''] = /^(\[[^\]]*\]?|.*?)(?::(\d*))?$/s.exec(authority.slice(at + 1)) ?? [];
  return {
    scheme: scheme.toLowerCase(),
    user: at < 0 ? '' : `${authority.slice(0, at)}@`,
    host: decodeHost(percentDecoded(hostPart)),
    port,
    rest: percentDecoded(afterScheme.slice(authority.length)),
  };
}
