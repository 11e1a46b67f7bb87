import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, maxPathBytes } from '@/hosts/answer';
import { fileHeaders } from '@/hosts/file-headers';
import { requestsPerAddress } from '@/hosts/nginx/limits';
import { nginxSite } from '@/hosts/nginx/nginx';
import { usualTls } from '@/hosts/nginx/tls';
import { randomAddresses } from '@/tests/unit/hosts/random-addresses';
import { httpsRules, pageFiles, published, rules } from '@/tests/unit/hosts/sample-rules';
import { smallNginx } from './small-nginx';

const host = 'www.site.example';
const site = { root: '/srv/site', serverName: host };
const files = new Set([
  ...pageFiles,
  ...published,
  '/licenses/font.txt',
  '/licenses/font.svg',
  '/licenses/NOTICE',
  '/es/robots.txt',
  '/LICENSE',
  '/plan.dwg',
  '/PLAN.PNG',
  '/index',
]);
const exists = (path: string) => files.has(path === '/' ? '/index.html' : path) || files.has(`${path}.html`);

let ask: ReturnType<typeof smallNginx>;
beforeEach(() => {
  ask = smallNginx(nginxSite(rules, site), files);
});

/** Decoded for comparison, because nginx and the rules percent-encode different characters. */
function decodedPath(location: string | undefined): string | undefined {
  const [path = '', query = ''] = location?.split(/(\?.*)/s) ?? [];
  return location && decodeURIComponent(path) + query;
}

/** The answers of nginx and of the rules to a request for `address`, in the same form. */
function bothOf(address: string) {
  const [path = '', query] = address.split(/(\?.*)/s);
  const expected = answer(rules, 'GET', path, query ?? '', exists);
  const { status, location, file } = ask(address, { host });
  return [
    { status, location: decodedPath(location), page: status === 404 ? file : undefined },
    {
      status: expected.status,
      location: expected.status === 308 ? decodedPath(expected.location) : undefined,
      page: expected.status === 404 ? `/${expected.file}` : undefined,
    },
  ] as const;
}

describe('nginx’s responses [address-6]', () => {
  it.each([
    ['/', 200],
    ['/about', 200],
    ['/about?x=1', 200],
    ['/%61bout', 200],
    ['/es', 200],
    ['/es/about', 200],
    ['/robots.txt', 200],
    ['/en', 308],
    ['/en?x=1', 308],
    ['/en/', 308],
    ['/en%2F', 308],
    ['/%65n/about/', 308],
    ['/e%6E%2fabout%2f?x=1&y=/z', 308],
    ['/en/a%20b%3Fc%23d', 308],
    ['/chat', 308],
    ['/es/chat/', 308],
    ['/c%68at', 308],
    ['/p%61y/?x', 308],
    ['/about/', 308],
    ['/es/about%2F', 308],
    ['/x/', 308],
    ['/nope', 404],
    ['/es/nope', 404],
    ['/es?', 200],
    ['/es%2Fnope', 404],
    ['/%65s/nope?/es', 404],
    ['/%65%73/nope', 404],
    ['/nope?/es/', 404],
    ['/espresso', 404],
    ['/index', 404],
    ['/about.html', 404],
    ['/404', 404],
    ['//evil.example', 404],
    ['//evil.example/', 404],
    ['/en//evil.example', 404],
    ['/en/%2fevil.example/', 404],
    ['/%5Cevil.example/', 404],
    ['/about/.', 404],
    ['/about/./', 404],
    ['/es/../about', 404],
    ['/nope/%2e%2E/about', 404],
    ['/nope%2f..%2Fabout', 404],
    ['/nope/..?x', 404],
    ['/about?/../x', 200],
    ['/about?x=/.', 200],
    ['/about%0d%0aSet-Cookie:x', 404],
    ['/a%0ab/', 404],
    ['/%', 400],
    ['/%c0%af', 400],
    ['/en/%ff', 400],
    ['/es/ni%C3%B1o/', 308],
    [`/${'a'.repeat(maxPathBytes - 1)}`, 404],
    [`/${'a'.repeat(maxPathBytes - 1)}/`, 404],
    [`/${'a'.repeat(maxPathBytes)}/`, 404],
    [`/${'a'.repeat(maxPathBytes - 2)}/`, 308],
    [`/%0A${'a'.repeat(maxPathBytes)}/`, 404],
    [`/en/${'%C3%B1'.repeat(maxPathBytes / 2 - 2)}`, 308],
    [`/en/${'%C3%B1'.repeat(maxPathBytes / 2 - 1)}`, 404],
  ])('match answer() for %s: %d', (address, status) => {
    const [given, expected] = bothOf(address);
    expect(given).toEqual(expected);
    expect(given.status).toBe(status);
  });

  it('match answer() for any address', () => {
    // nginx itself refuses paths that climb above the root, with another status.
    const addresses = randomAddresses(fc.constantFrom('%3F', '?x=1')).filter((path) => !/(\.|%2e){2}/.test(path));
    fc.assert(
      fc.property(addresses, (address) => {
        const [given, expected] = bothOf(address);
        expect(given).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('reject exactly the paths that are not valid UTF-8', () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 5, min: 0x80 });
    const characters = fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).map((text) => Buffer.from(text));
    fc.assert(
      fc.property(fc.oneof(bytes, characters), (path) => {
        const sent = [...path].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
        const isWhole = Buffer.from(Buffer.from(path).toString('utf8')).equals(Buffer.from(path));
        expect(ask(`/x${sent}`, { host }).status === 400).toBe(!isWhole);
      }),
    );
  });

  it('reject other methods with 405 and Allow [input-3]', () => {
    for (const path of ['/', '/about', '/nope', '/en', '//evil.example']) {
      const refused = ask(path, { host, method: 'POST' });
      expect(refused).toMatchObject({ status: 405, text: 'Method Not Allowed\n', headers: { Allow: 'GET, HEAD' } });
      expect(ask(path, { host, method: 'GETX' }).status).toBe(405);
    }
    expect(ask('/about', { host, method: 'HEAD' })).toMatchObject({ status: 200 });
    expect(ask('/about', { host }).headers).not.toHaveProperty('Allow');
  });
});

describe('nginx’s headers', () => {
  it.each([...files].filter((file) => !file.endsWith('.html') && file !== '/index'))(
    'have the type and the cache rule of %s',
    (file) => {
      const { status, type, headers } = ask(file, { host });
      const { 'Content-Type': expected, 'Cache-Control': cache } = fileHeaders(rules, file);
      expect({ status, type, cache: headers['Cache-Control'] }).toEqual({ status: 200, type: expected, cache });
    },
  );

  it('send pages as HTML that must be revalidated', () => {
    for (const path of ['/', '/about', '/es'])
      expect(ask(path, { host })).toMatchObject({
        type: 'text/html; charset=utf-8',
        headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
      });
  });

  it('do not cache 404 responses', () => {
    expect(ask('/_next/static/none.js', { host })).toMatchObject({
      status: 404,
      headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    });
  });

  it.each(['/', '/nope', '/en', '/%ff', '//'])('include every header of the rules, at %s', (address) => {
    expect(ask(address, { host }).headers).toMatchObject(rules.headers);
  });
});

describe('nginx’s access rules', () => {
  it('reject an unknown Host, except for the health check', () => {
    expect(ask('/about', { host: 'other.example' }).status).toBe(444);
    expect(ask('/healthz', { host: '192.0.2.7' })).toMatchObject({ status: 204, headers: rules.headers });
    expect(ask('/healthz', { host }).status).toBe(404);
  });

  it('admit only listed networks, if there is a list, and explain the refusal in both languages', () => {
    const restricted = smallNginx(nginxSite(rules, { ...site, networks: '/etc/us.conf' }), files);
    expect(restricted('/about', { host, isKnownNetwork: true }).status).toBe(200);
    const refused = restricted('/about', { host });
    expect(refused).toMatchObject({ status: 403, headers: rules.headers });
    expect('text' in refused && refused.text).toMatch(/United States only\..*solo en los Estados Unidos\.\n$/);
  });

  it('redirect http and the bare domain to the https site', () => {
    const tls = usualTls(host);
    const secure = smallNginx(nginxSite(httpsRules, { ...site, tls, perAddress: requestsPerAddress }), files);
    expect(secure('/en?x=1', { host, port: '443' })).toMatchObject({ status: 308, location: '/?x=1' });
    expect(secure('/about', { host, port: '443' })).toMatchObject({ status: 200, headers: httpsRules.headers });
    const bare = secure('/en?x=1', { host: 'site.example', port: '443' });
    expect(bare).toMatchObject({ status: 308, location: `https://${host}/en?x=1`, headers: httpsRules.headers });
    for (const name of [host, 'site.example'])
      expect(secure('/en?x=1', { host: name })).toMatchObject({ status: 308, location: `https://${name}/en?x=1` });
    expect(secure('/about', { host: 'other.example' }).status).toBe(444);
  });

  it('redirect http to https for a name without a bare domain', () => {
    const serverName = 'pay.site.example';
    const secure = smallNginx(nginxSite(httpsRules, { ...site, serverName, tls: usualTls(serverName) }), files);
    expect(secure('/about', { host: serverName, port: '443' }).status).toBe(200);
    expect(secure('/about', { host: serverName })).toMatchObject({ location: `https://${serverName}/about` });
    expect(secure('/about', { host: 'site.example' }).status).toBe(444);
  });
});
