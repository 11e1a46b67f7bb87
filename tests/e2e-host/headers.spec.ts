import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, rules, test } from './host';
import { fileLike } from './published';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

test(
  'every response has the headers of the rules, including errors and redirects',
  { tag: '@security-3' },
  async ({ ask, hostName }) => {
    // The preview uses http on the developer's machine, where browsers would remember HSTS for other servers there.
    const expected = { ...rules.headers, ...(hostName === 'preview' ? {} : rules.httpsHeaders) };
    for (const [path, status, method] of [
      ['/', 200],
      ['/es/terms-of-use', 200],
      ['/about.txt', 200],
      ['/robots.txt', 200],
      ['/nope', 404],
      ['/es/nope', 404],
      ['/en', 308],
      ['/about.html', 404],
      ['/', 405, 'POST'],
      ['/%c0%af', 400],
    ] as const) {
      const { status: given, headers } = await ask(path, { method });
      expect.soft({ path, status: given }).toEqual({ path, status });
      for (const [name, value] of Object.entries(expected))
        expect.soft({ path, name, value: headers[name.toLowerCase()] }).toEqual({ path, name, value });
      expect.soft(headers['strict-transport-security'], path).toBe(expected['Strict-Transport-Security']);
      for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin'])
        expect.soft(headers[name], `${path}: ${name}`).toBeUndefined();
      expect.soft(headers.server ?? '', 'no server version').not.toMatch(/\d/);
    }
  },
);

test('the Content-Security-Policy allows only the site’s own resources', async ({ ask }) => {
  const policy = String((await ask('/')).headers['content-security-policy']);
  for (const directive of [
    "default-src 'none'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy.length).toBeLessThanOrEqual(1000);
});

test('files have the Content-Type and Cache-Control of their kind', async ({ ask }) => {
  const table: [path: string, type: string, cache: string][] = [
    ['/', 'text/html; charset=utf-8', revalidated],
    ['/es/about', 'text/html; charset=utf-8', revalidated],
    ['/about.txt', 'text/x-component', revalidated],
    ['/index.txt', 'text/x-component', revalidated],
    [fileLike(/^\/es\/about\/__next\..*\.txt$/), 'text/x-component', revalidated],
    ['/robots.txt', 'text/plain; charset=utf-8', revalidated],
    [fileLike(/^\/licenses\/[^/]+\.txt$/), 'text/plain; charset=utf-8', revalidated],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', revalidated],
    ['/version.json', 'application/json', revalidated],
    ['/sitemap.xml', 'application/xml', revalidated],
    ['/manifest.webmanifest', 'application/manifest+json', revalidated],
    ['/favicon.ico', 'image/x-icon', revalidated],
    [fileLike(/^\/_next\/static\/.*\.js$/), 'text/javascript; charset=utf-8', immutable],
    [fileLike(/^\/_next\/static\/.*\.css$/), 'text/css; charset=utf-8', immutable],
    [fileLike(/^\/_next\/static\/.*\.woff2$/), 'font/woff2', immutable],
    [fileLike(/^\/engravings\/.*\.svg$/), 'image/svg+xml', aDay],
    [fileLike(/^\/icons\/.*\.svg$/), 'image/svg+xml', aDay],
    [fileLike(/^\/share\/.*\.png$/), 'image/png', aDay],
  ];
  for (const [path, type, cache] of table) {
    const { status, headers } = await ask(path);
    expect
      .soft({ path, status, type: headers['content-type'], cache: headers['cache-control'] })
      .toEqual({ path, status: 200, type, cache });
  }
});

test('responses without a file are not cached', async ({ ask }) => {
  for (const path of ['/nope', '/_next/static/chunks/nope.js', '/engravings/nope.svg', '/en', '/about/']) {
    expect.soft({ path, cache: (await ask(path)).headers['cache-control'] }).toEqual({ path, cache: revalidated });
  }
});

test('text is served precompressed, or uncompressed to clients that do not accept it', async ({ ask }) => {
  for (const [path, file] of [
    ['/', '/index.html'],
    ['/es/about', '/es/about.html'],
    ['/about.txt', '/about.txt'],
    ['/sitemap.xml', '/sitemap.xml'],
    ...[/\.js$/, /\.css$/].map((end) => [fileLike(end), fileLike(end)]),
  ] as [string, string][]) {
    const plain = readFileSync(`out${file}`);
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, undefined],
      ['deflate', undefined, undefined],
    ] as const) {
      const { headers, body } = await ask(path, { headers: { 'Accept-Encoding': accepted } });
      expect
        .soft({ path, accepted, encoding: headers['content-encoding'], length: headers['content-length'] })
        .toEqual({ path, accepted, encoding, length: String(body.length) });
      expect.soft((unpack ? unpack(body) : body).equals(plain), `${path} as ${accepted}`).toBe(true);
      expect.soft(headers.vary, path).toMatch(/accept-encoding/i);
    }
  }
  expect(
    (await ask(fileLike(/\.png$/), { headers: { 'Accept-Encoding': 'br, gzip' } })).headers['content-encoding'],
  ).toBeUndefined();
});

test('an unchanged page gets 304 without a body', async ({ ask }) => {
  const { headers } = await ask('/about');
  expect(headers.etag).toBeTruthy();
  const again = await ask('/about', { headers: { 'If-None-Match': String(headers.etag) } });
  expect({ status: again.status, bytes: again.body.length, cache: again.headers['cache-control'] }).toEqual({
    status: 304,
    bytes: 0,
    cache: revalidated,
  });
});
