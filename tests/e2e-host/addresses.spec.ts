import { readFileSync } from 'node:fs';
import { answer } from '@/hosts/answer';
import { requestedAddresses } from '@/scripts/check-deploy/requested-addresses';
import { type Ask, expect, rules, test } from './host';
import { exists } from './published';

test('GET and HEAD serve every page at its only address, byte for byte', { tag: '@address-6' }, async ({ ask }) => {
  expect(rules.pages).not.toHaveLength(0);
  for (const path of rules.pages) {
    const file = readFileSync(`out${path === '/' ? '/index' : path}.html`);
    const { status, headers, body } = await ask(path);
    expect
      .soft({ path, status, type: headers['content-type'] })
      .toEqual({ path, status: 200, type: 'text/html; charset=utf-8' });
    expect.soft(body.equals(file), path).toBe(true);
    const head = await ask(path, { method: 'HEAD' });
    expect
      .soft({ path, status: head.status, type: head.headers['content-type'], bytes: head.body.length })
      .toEqual({ path, status: 200, type: 'text/html; charset=utf-8', bytes: 0 });
  }
});

test('addresses, redirects and 404s match hosts/answer.ts', { tag: ['@address-2', '@address-6'] }, async ({ ask }) => {
  for (const address of requestedAddresses(rules)) await expectAnswer(ask, address);
});

test(
  'percent-encoded addresses get the same response as decoded ones',
  { tag: ['@address-2', '@address-6'] },
  async ({ ask }) => {
    const redirected = ['/%63hat', '/c%68at?x=1', '/p%61y/', '/%65n', '/%65n/about', '/e%6E%2Fabout%2f', '/es%2Fchat'];
    const others = ['/about%2f', '/%65s/', '/%65%73', '/%65s/nope', '/es%2Fnope', '/%6eope', '/%65s/%2e%2e/about'];
    for (const address of [...redirected, ...others]) await expectAnswer(ask, address);
    for (const address of redirected)
      expect.soft({ address, status: (await ask(address)).status }).toEqual({ address, status: 308 });
  },
);

/** Requests an address and expects the response that `answer` returns: its status, the target of a redirect, and the not-found page. */
async function expectAnswer(ask: Ask, address: string): Promise<void> {
  const [path = '', query] = address.split('?');
  const expected = answer(rules, 'GET', path, query === undefined ? '' : `?${query}`, exists);
  const { status, headers, body } = await ask(address);
  expect.soft({ address, status }).toEqual({ address, status: expected.status });
  expect
    .soft({ address, location: headers.location && decodeURI(headers.location) })
    .toEqual({ address, location: expected.status === 308 ? decodeURI(expected.location) : undefined });
  if (expected.status === 404)
    expect.soft(body.equals(readFileSync(`out/${expected.file}`)), `${address} is ${expected.file}`).toBe(true);
}

test('the most important addresses return the expected status and redirect', async ({ ask }) => {
  const table: [address: string, status: number, location?: string][] = [
    ['/', 200],
    ['/es', 200],
    ['/Chat', 200],
    ['/chat', 308, '/Chat'],
    ['/en', 308, '/'],
    ['/en/about?x=1', 308, '/about?x=1'],
    ['/about/', 308, '/about'],
    ['/es/', 308, '/es'],
    ['/about.html', 404],
    ['/404', 404],
    ['/es/nope', 404],
  ];
  for (const [address, status, location] of table) {
    const result = await ask(address);
    expect
      .soft({ address, status: result.status, location: result.headers.location })
      .toEqual({ address, status, location });
  }
  expect((await ask('/es/nope')).body.toString()).toContain('<html lang="es-ES"');
  expect((await ask('/nope')).body.toString()).toContain('<html lang="en-US"');
  expect(await ask('/nope', { method: 'HEAD' })).toMatchObject({ status: 404, body: Buffer.alloc(0) });
});

test('methods other than GET and HEAD get 405 at every address', { tag: '@input-3' }, async ({ ask }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    for (const path of [
      '/',
      '/es/contact',
      '/nope',
      '/en',
      '/about.html',
      '//evil.example',
      '/_next/static/',
      '/robots.txt',
    ]) {
      const { status, headers } = await ask(path, { method });
      expect
        .soft({ method, path, status, allow: headers.allow, location: headers.location })
        .toEqual({ method, path, status: 405, allow: 'GET, HEAD', location: undefined });
    }
  }
  expect((await ask('/', { method: 'TRACE' })).status).toBe(405);
});
