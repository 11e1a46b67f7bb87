import { bareDomain } from '@/hosts/nginx/tls';
import { HostFailure } from './failure';
import { rawRequest } from './raw-request';
import { type Verdict, verdict } from './verdict';

/** A certificate should have at least this many days left. */
const fewestDays = 14;

/** Checks of the entrances to an https site: plain http, the bare domain, and the certificate's expiry. None apply to a site on http. */
export async function entranceVerdicts(origin: string, now: Date, wait?: number): Promise<Verdict[]> {
  const url = new URL(origin);
  if (url.protocol !== 'https:') return [];
  const bare = bareDomain(url.hostname);
  const { expires } = await rawRequest(origin, { path: '/' }, wait);
  const days = expires ? Math.floor((expires.getTime() - now.getTime()) / 86_400_000) : 0;
  return [
    verdict(
      'entrance',
      'certificate',
      `that its ${days} days left are ${fewestDays} or more`,
      days >= fewestDays,
      true,
    ),
    ...(url.port === '' ? await redirectVerdicts(`http://${url.hostname}`, origin, wait) : []),
    ...(url.port === '' && bare ? await redirectVerdicts(`https://${bare}`, origin, wait) : []),
  ];
}

async function redirectVerdicts(entrance: string, origin: string, wait?: number): Promise<Verdict[]> {
  try {
    const { status, headers } = await rawRequest(entrance, { path: '/es/about' }, wait);
    const wanted = `${origin}/es/about`;
    return [
      verdict('entrance', entrance, 'that it leads on for good', [301, 308].includes(status) ? 'yes' : status, 'yes'),
      verdict('entrance', entrance, 'where it leads', headers.location, wanted),
      ...(entrance.startsWith('https:')
        ? [
            verdict(
              'entrance',
              entrance,
              'that it says HSTS with subdomains',
              /includeSubDomains/i.test(headers['strict-transport-security'] ?? ''),
              true,
            ),
          ]
        : []),
    ];
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    return [{ group: 'entrance', path: entrance, wrong: error.message }];
  }
}
