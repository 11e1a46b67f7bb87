import type { RawResponse } from './raw-request';

/** Addresses that every host must refuse (`input-1`). */
export const hostileAddresses: readonly string[] = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '///evil.example//about/',
  '/\\evil.example',
  '/\\/evil.example/',
  '/%5Cevil.example/',
  '/%2Fevil.example',
  '/%2F%2Fevil.example/',
  '/en//evil.example',
  '/en//evil.example/',
  '/en/%2Fevil.example',
  '/en/%2f%2fevil.example/',
  '/en/%5Cevil.example',
  '/en/\\evil.example/',
  '/en/%09/evil.example',
  '/en/%0d%0aSet-Cookie:%20x=1',
  '/%0d%0aLocation:%20https:%2f%2fevil.example/',
  '/en/.//evil.example',
  '/en/..//evil.example',
  '/en/$`evil.example/..',
  '/%09/evil.example',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/about/..%2f..%2fpackage.json',
  '/_next/static/../../../package.json',
  '/_next/static/%2e%2e/%2e%2e/%2E%2E/host/rules.json',
  '/es/../about',
  '/about/.',
  '/about/./',
  '/about/%2e',
  '/.',
  '/..',
  '/%00',
  '/about%00',
  '/about%00.html',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%c0%ae%c0%ae/package.json',
  '/en/%ff',
  '/%ed%a0%80',
  '/%f5%80%80%80',
  '/<script>alert(1)</script>',
  '/en/../en/<script>',
  `/${'a'.repeat(4096)}`,
  `/${'a'.repeat(4096)}/`,
  `/en/${'a'.repeat(4096)}`,
  `/es/${'%2e'.repeat(1365)}`,
  `/${'/'.repeat(4000)}`,
  `/${'a/'.repeat(2000)}`,
];

/** The not-found page's status, and those with which a host refuses an address itself. */
const refusals = [404, 400, 414];

/** A stack trace, a file of the server outside the site, or the address itself as markup. */
const leaks = /\n\s+at \S+|node_modules|"dependencies"|rejectedPathPatterns|root:|<script>alert/;

/** Why the response to a hostile address is no refusal; empty if it is one. */
export function refusalFaults({ status, headers, body }: RawResponse): string[] {
  const { location, 'set-cookie': cookie } = headers;
  const leak = leaks.exec(body.toString())?.[0].trim();
  return [
    ...(refusals.includes(status) ? [] : [`the status is ${status}, expected one of ${refusals.join(', ')}`]),
    ...(location === undefined ? [] : [`it leads to ${location}`]),
    ...(cookie === undefined ? [] : [`it sets a cookie: ${cookie.join('; ')}`]),
    ...(leak === undefined ? [] : [`the body contains ${leak}`]),
  ];
}
