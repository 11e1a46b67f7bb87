import { bareDomain } from '@/hosts/nginx/tls';
import { type CheckResult, compare } from './check';
import { HostFailure } from './failure';
import { rawRequest } from './raw-request';

/** A certificate should have at least this many days left. */
const fewestDays = 14;

/** Checks of an https site: the redirects from plain http and from the bare domain, and the certificate's expiry. None apply to a site on http. */
export async function httpsResults(origin: string, now: Date, wait?: number): Promise<CheckResult[]> {
  const url = new URL(origin);
  if (url.protocol !== 'https:') return [];
  const bare = bareDomain(url.hostname);
  const { expires } = await rawRequest(origin, { path: '/' }, wait);
  const days = expires ? Math.floor((expires.getTime() - now.getTime()) / 86_400_000) : 0;
  return [
    compare('https', 'certificate', `that its ${days} days left are ${fewestDays} or more`, days >= fewestDays, true),
    ...(url.port === '' ? await redirectResults(`http://${url.hostname}`, origin, wait) : []),
    ...(url.port === '' && bare ? await redirectResults(`https://${bare}`, origin, wait) : []),
  ];
}

async function redirectResults(from: string, origin: string, wait?: number): Promise<CheckResult[]> {
  try {
    const { status, headers } = await rawRequest(from, { path: '/es/about' }, wait);
    const wanted = `${origin}/es/about`;
    return [
      compare('https', from, 'that it leads on for good', [301, 308].includes(status) ? 'yes' : status, 'yes'),
      compare('https', from, 'where it leads', headers.location, wanted),
      ...(from.startsWith('https:')
        ? [
            compare(
              'https',
              from,
              'that it says HSTS with subdomains',
              /includeSubDomains/i.test(headers['strict-transport-security'] ?? ''),
              true,
            ),
          ]
        : []),
    ];
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    return [{ group: 'https', path: from, wrong: error.message }];
  }
}
