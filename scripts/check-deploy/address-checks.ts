import { sha256 } from '@/files/sha256';
import { answer } from '@/hosts/answer';
import { cacheControl } from '@/hosts/file-headers';
import type { BuiltSite } from './built-site';
import { type Check, type CheckResult, compare } from './check';
import { headerResults } from './header-results';
import { hostileAddresses, refusalFaults } from './hostile-addresses';
import type { RawResponse } from './raw-request';
import { requestedAddresses } from './requested-addresses';

type Headers = Readonly<Record<string, string>>;

/** Checks of redirects, not-found pages, refused methods and hostile addresses. */
export function addressChecks(site: BuiltSite, origin: string, headers: Headers): Check[] {
  return [
    ...requestedAddresses(site.rules).map((address) => addressCheck(site, origin, headers, address)),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
      ['/', '/es/contact', '/nope'].map((path) => methodCheck(site, headers, method, path)),
    ),
    ...hostileAddresses.map(hostileCheck),
  ];
}

function addressCheck(site: BuiltSite, origin: string, headers: Headers, address: string): Check {
  const [path = '', query] = address.split('?');
  const wanted = answer(site.rules, 'GET', path, query === undefined ? '' : `?${query}`, site.exists);
  const group = wanted.status === 308 ? 'redirect' : wanted.status === 404 ? 'not-found' : 'page';
  return {
    group,
    request: { path: address },
    check: (response) => [
      compare(group, address, 'the status', response.status, wanted.status),
      ...(wanted.status === 308
        ? [compare(group, address, 'where it leads', target(response, origin), absolute(wanted.location, origin))]
        : []),
      ...(wanted.status === 404 && response.status === 404
        ? [compare(group, address, 'the page', sameAs(site, response, wanted.file), wanted.file)]
        : []),
      ...(wanted.status === 200
        ? []
        : [
            compare(
              'cache',
              address,
              'the cache rule',
              response.headers['cache-control'],
              cacheControl(site.rules, '/'),
            ),
          ]),
      ...headerResults(address, response, headers),
    ],
  };
}

function methodCheck({ rules }: BuiltSite, headers: Headers, method: string, path: string): Check {
  const name = `${method} ${path}`;
  return {
    group: 'method',
    request: { path, method },
    check: (response) => [
      compare('method', name, 'the status', response.status, 405),
      compare('method', name, 'Allow', response.headers.allow, rules.methods.join(', ')),
      ...headerResults(name, response, headers),
    ],
  };
}

function hostileCheck(path: string): Check {
  const shown = { group: 'hostile', path: path.length > 60 ? `${path.slice(0, 60)}…` : path } as const;
  return {
    group: 'hostile',
    request: { path },
    check: (response): CheckResult[] => {
      const faults = refusalFaults(response);
      return faults.length === 0 ? [shown] : faults.map((wrong) => ({ ...shown, wrong }));
    },
  };
}

/** The file name of the not-found page in the response, or "another page". */
function sameAs({ rules, read }: BuiltSite, { body }: RawResponse, wanted: string): string {
  const files = [wanted, ...rules.notFoundPages.map(({ file }) => file)];
  return files.find((file) => sha256(read(`/${file}`)) === sha256(body)) ?? 'another page';
}

function target({ headers }: RawResponse, origin: string): string | undefined {
  return headers.location === undefined ? undefined : absolute(headers.location, origin);
}

/** Normalizes a redirect's target, which hosts may write with or without their own name and with different escapes. */
function absolute(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return location;
  const { href } = new URL(location, origin);
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
