import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, maxPathBytes } from '@/hosts/answer';
import { redirects } from '@/hosts/redirects';
import { hostRules } from '@/hosts/rules';
import { pagePaths } from '@/lib/pages/pages';
import { randomAddresses } from './random-addresses';

const files = new Set<string>([...Object.values(pagePaths), '/es', '/es/about', '/robots.txt']);
const ask = (path: string, { method = 'GET', query = '' } = {}) =>
  answer(hostRules, method, path, query, (file) => files.has(file));
/** The same on a host that has a file at every path. */
const askWhereAllExists = (path: string) => answer(hostRules, 'GET', path, '', () => true);

describe('answer', () => {
  it.each(['/', '/about', '/Chat', '/es', '/es/about', '/robots.txt'])('serves %s to GET and HEAD', (path) => {
    expect(ask(path)).toEqual({ status: 200, path });
    expect(ask(path, { method: 'HEAD' })).toEqual({ status: 200, path });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'X'])(
    'rejects the method %s at every address',
    (method) => {
      for (const path of ['/', '/about', '/nope', '/en', '//evil.example', '/%'])
        expect(ask(path, { method })).toEqual({ status: 405 });
    },
  );

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/about', '/about'],
    ['/en/about/', '/about'],
    ['/en/make-payment/efta-consent', '/make-payment/efta-consent'],
    ['/about/', '/about'],
    ['/es/', '/es'],
    ['/es/about/', '/es/about'],
    ['/chat', '/Chat'],
    ['/chat/', '/Chat'],
    ['/es/chat', '/es/Chat'],
    ['/en/chat', '/chat'],
    ['/en/a%20b%3Fc%23d', '/a%20b%3Fc%23d'],
    ['/en/ni%C3%B1o/', '/ni%C3%B1o'],
  ])('redirects %s to %s permanently', (from, to) => {
    expect(ask(from)).toEqual({ status: 308, location: to });
  });

  it.each(redirects)('redirects the short address $from to a page, in both languages', ({ from, to }) => {
    expect(Object.values(pagePaths) as string[]).toContain(to);
    expect(ask(from)).toEqual({ status: 308, location: to });
    expect(ask(`/es${from}`)).toEqual({ status: 308, location: `/es${to}` });
  });

  it('returns 404 for a path without a leading slash or longer than the limit', () => {
    const longest = `/${'a'.repeat(maxPathBytes - 1)}`;
    expect(askWhereAllExists('about')).toEqual({ status: 404, file: '404.html' });
    expect(askWhereAllExists(longest)).toMatchObject({ status: 200 });
    expect(askWhereAllExists(`${longest}a`)).toMatchObject({ status: 404 });
    expect(askWhereAllExists(`/a${'%C3%B1'.repeat(maxPathBytes / 2 - 1)}`)).toMatchObject({ status: 200 });
    expect(askWhereAllExists(`/a${'%C3%B1'.repeat(maxPathBytes / 2 - 1)}a`)).toMatchObject({ status: 404 });
  });

  it('uses the 404 page of the address’s language', () => {
    const askNowhere = (path: string) => answer(hostRules, 'GET', path, '', () => false);
    expect(askNowhere('/')).toEqual({ status: 404, file: '404.html' });
    expect(askNowhere('/es')).toEqual({ status: 404, file: 'es/404.html' });
    expect(askNowhere('/es/nope')).toEqual({ status: 404, file: 'es/404.html' });
    expect(askNowhere('/espresso')).toEqual({ status: 404, file: '404.html' });
  });

  it('keeps the query of a redirect [address-2]', () => {
    expect(ask('/en/about', { query: '?a=1&b=//evil.example' })).toEqual({
      status: 308,
      location: '/about?a=1&b=//evil.example',
    });
  });

  it.each([
    ['/nope', '404.html'],
    ['/about/nope', '404.html'],
    ['/espresso', '404.html'],
    ['/fr', '404.html'],
    ['/fr/about', '404.html'],
    ['/ABOUT', '404.html'],
    ['/es/nope', 'es/404.html'],
    ['/es/about/nope', 'es/404.html'],
    ['/es/fr', 'es/404.html'],
  ])('returns 404 for %s with the page of its language', (path, file) => {
    expect(ask(path)).toEqual({ status: 404, file });
  });

  it.each([
    '/404',
    '/404.html',
    '/es/404',
    '/about.html',
    '/about.html.br',
    '/about.html.gz',
    '/index',
    '/index.html',
    '/es/index',
    '/_not-found',
  ])('does not serve the file behind a page: %s', (path) => {
    expect(askWhereAllExists(path)).toMatchObject({ status: 404 });
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/en//evil.example',
    '/en/%2Fevil.example',
    '/en/%5Cevil.example',
    '/%09/evil.example',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/about/..%2f..%2fpackage.json',
    '/about/.',
    '/%00',
    '/about%00.html',
    '/about%0d%0aSet-Cookie:x=1',
    `/${'a'.repeat(4096)}`,
    `/en/${'a'.repeat(4096)}`,
  ])('returns 404 for %s', (path) => {
    expect(askWhereAllExists(path)).toEqual({ status: 404, file: '404.html' });
  });

  it.each(['/%', '/%zz', '/%c0%af', '/en/%ff'])('rejects the malformed %s', (path) => {
    expect(ask(path)).toEqual({ status: 400 });
  });

  it('does not interpret replacement patterns such as $& in an address', () => {
    expect(ask('/en/$`evil.example')).toEqual({ status: 308, location: '/$%60evil.example' });
    expect(ask("/en/$&$'$$")).toEqual({ status: 308, location: "/$&$'$$" });
  });

  it('never redirects to another host or in a loop [input-2]', () => {
    const site = 'https://site.example';
    const anything = fc.string({ maxLength: 3 }).map((text) => text.replace(/[?#]/g, ''));
    fc.assert(
      fc.property(randomAddresses(anything), (path) => {
        let result = ask(path);
        for (let hops = 0; result.status === 308; hops++) {
          expect(hops).toBeLessThan(5);
          expect(result.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          expect(new URL(result.location, site).origin).toBe(site);
          result = ask(result.location);
        }
        expect([200, 400, 404]).toContain(result.status);
      }),
      { numRuns: 3000 },
    );
  });
});
