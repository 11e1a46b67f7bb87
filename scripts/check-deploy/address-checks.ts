import { sha256 } from '@/files/sha256';
import { answer as ruledAnswer } from '@/hosts/answer';
import { cacheControl } from '@/hosts/file-headers';
import { askedAddresses } from './asked-addresses';
import type { BuiltSite } from './built-site';
import { headerVerdicts } from './header-verdicts';
import { hostileAddresses, refusalFaults } from './hostile-addresses';
import type { RawResponse } from './raw-request';
import { type Check, type Verdict, verdict } from './verdict';

type Headers = Readonly<Record<string, string>>;

/** Checks of redirects, not-found pages, refused methods and hostile addresses. */
export function addressChecks(site: BuiltSite, origin: string, headers: Headers): Check[] {
  return [
    ...askedAddresses(site.rules).map((address) => addressCheck(site, origin, headers, address)),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
      ['/', '/es/contact', '/nope'].map((path) => methodCheck(site, headers, method, path)),
    ),
    ...hostileAddresses.map(hostileCheck),
  ];
}

function addressCheck(site: BuiltSite, origin: string, headers: Headers, address: string): Check {
  const [path = '', query] = address.split('?');
  const wanted = ruledAnswer(site.rules, 'GET', path, query === undefined ? '' : `?${query}`, site.exists);
  const group = wanted.status === 308 ? 'redirect' : wanted.status === 404 ? 'not-found' : 'page';
  return {
    group,
    question: { path: address },
    judge: (answer) => [
      verdict(group, address, 'the status', answer.status, wanted.status),
      ...(wanted.status === 308
        ? [verdict(group, address, 'where it leads', target(answer, origin), absolute(wanted.location, origin))]
        : []),
      ...(wanted.status === 404 && answer.status === 404
        ? [verdict(group, address, 'the page', sameAs(site, answer, wanted.file), wanted.file)]
        : []),
      ...(wanted.status === 200
        ? []
        : [
            verdict('cache', address, 'the cache rule', answer.headers['cache-control'], cacheControl(site.rules, '/')),
          ]),
      ...headerVerdicts(address, answer, headers),
    ],
  };
}

function methodCheck({ rules }: BuiltSite, headers: Headers, method: string, path: string): Check {
  const name = `${method} ${path}`;
  return {
    group: 'method',
    question: { path, method },
    judge: (answer) => [
      verdict('method', name, 'the status', answer.status, 405),
      verdict('method', name, 'Allow', answer.headers.allow, rules.methods.join(', ')),
      ...headerVerdicts(name, answer, headers),
    ],
  };
}

function hostileCheck(path: string): Check {
  const shown = { group: 'hostile', path: path.length > 60 ? `${path.slice(0, 60)}…` : path } as const;
  return {
    group: 'hostile',
    question: { path },
    judge: (answer): Verdict[] => {
      const faults = refusalFaults(answer);
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
