import type { HostRules } from '@/hosts/rules';
import { localeOfPath } from '@/lib/i18n/localize-path';
import { defaultLocale } from '@/lib/i18n/routing';

/**
 * Addresses with their queries that are requested from every host: redirects, slashes, unknown pages in both languages, files behind pages. At
 * least one host once got each of them wrong; `answer` gives the expected response.
 */
export function requestedAddresses(rules: HostRules): readonly string[] {
  const unprefixed = rules.pages.filter((path) => localeOfPath(path) === defaultLocale);
  return [
    ...rules.pages.filter((path) => path !== '/').map((path) => `${path}/`),
    ...unprefixed.flatMap((path) => [`/${defaultLocale}${path}`, `/${defaultLocale}${path}/`]),
    ...rules.redirects.flatMap(({ from }) => (from.includes(':') ? [] : [from, `${from}/`])),
    ...redirected,
    ...unknown,
    ...behindPages,
  ];
}

const redirected = [
  '/en',
  '/en?x=1',
  '/en/?x=1',
  '/es/?x=//evil.example',
  '/about/?a=1&b=2',
  '/en/about?a=%20b',
  '/en/nope',
  '/en/a%20b%3Fc%23d',
  '/en/ni%C3%B1o/',
  '/pay?from=letter',
  '/en/chat',
  '/en/$`evil.example',
  "/en/$&$'$$",
  '/en/@evil.example',
  '/en/https:evil.example',
  '/evil.example/',
  '/@evil.example/',
  '/en/evil.example/',
];

const unknown = [
  '/nope',
  '/chats',
  '/payment',
  '/about/nope',
  '/espresso',
  '/fr',
  '/fr/about',
  '/ABOUT',
  '/ES',
  '/es/nope',
  '/es/about/nope',
  '/es/fr',
  '/my-account',
  '/es/my-account',
  '/es/my-account/',
  '/make-payment/nope',
];

const behindPages = [
  '/404',
  '/404/',
  '/404.html',
  '/es/404',
  '/es/404.html',
  '/_not-found',
  '/index',
  '/index/',
  '/index.html',
  '/es/index',
  '/en.html',
  '/es.html',
  '/about.html',
  '/es/about.html',
  '/about.html/',
  '/about.html.br',
  '/about.html.gz',
  '/about.txt.br',
  '/sitemap.xml.gz',
  '/_headers',
  '/_redirects',
  '/_next',
  '/_next/',
  '/_next/static/',
  '/engravings/',
  '/engravings/nope.svg',
  '/_next/static/chunks/nope.js',
  '/about?utm=x',
  '/?utm=x',
  '/%61bout',
  '/es%2fabout',
  '/version.json',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/.well-known',
  '/.env',
  '/.git/config',
  '/favicon.ico',
];
