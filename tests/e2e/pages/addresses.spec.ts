import { redirects } from '@/hosts/redirects';
import { hostileAddresses, refusalFaults } from '@/scripts/check-deploy/hostile-addresses';
import { rawRequest } from '@/scripts/check-deploy/raw-request';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { addresses } from '../kit/site';

const base = (baseURL: string | undefined) => baseURL ?? '';

test(
  'a trailing slash, /en and the firm’s short addresses redirect permanently to the page, with the query',
  { tag: '@address-2' },
  async ({ baseURL }) => {
    const table: [from: string, to: string][] = [
      ...addresses.filter(({ path }) => path !== '/').map(({ path }): [string, string] => [`${path}/`, path]),
      ...addresses
        .filter(({ locale }) => locale === 'en')
        .map(({ path }): [string, string] => [`/en${path === '/' ? '' : path}`, path]),
      ...redirects.flatMap(({ from, to }): [string, string][] => [
        [from, to],
        [`/es${from}`, `/es${to}`],
      ]),
      ['/en/', '/'],
      ['/chat', '/Chat'],
      ['/es/chat', '/es/Chat'],
      ['/en/about?from=letter', '/about?from=letter'],
      ['/about/?from=letter', '/about?from=letter'],
    ];
    for (const [from, to] of table) {
      const { status, headers } = await rawRequest(base(baseURL), { path: from });
      expect.soft({ from, status, to: headers.location }).toEqual({ from, status: 308, to });
    }
  },
);

test('file names behind pages and other spellings of addresses are 404', { tag: '@address-3' }, async ({ baseURL }) => {
  for (const path of [
    '/index',
    '/index.html',
    '/about.html',
    '/es.html',
    '/es/about.html',
    '/404',
    '/404.html',
    '/es/404',
    '/_not-found',
    '/ABOUT',
    '/en.html',
  ]) {
    expect.soft({ path, status: (await rawRequest(base(baseURL), { path })).status }).toEqual({ path, status: 404 });
  }
  expect((await rawRequest(base(baseURL), { path: '/about?utm=x' })).status).toBe(200);
});

test(
  'hostile addresses are rejected without a stack trace or a redirect to another host',
  { tag: '@input-1' },
  async ({ baseURL }) => {
    for (const path of hostileAddresses)
      expect.soft(refusalFaults(await rawRequest(base(baseURL), { path })), path.slice(0, 60)).toEqual([]);
  },
);

test('no address redirects to another host', { tag: '@input-2' }, async ({ baseURL }) => {
  for (const path of [
    '/en/$`evil.example',
    '/evil.example/',
    '/en/evil.example',
    '/en/@evil.example/',
    '/en/https:evil.example',
  ]) {
    const { status, headers } = await rawRequest(base(baseURL), { path });
    expect.soft(status, path).toBe(308);
    expect.soft(new URL(String(headers.location), base(baseURL)).origin, path).toBe(base(baseURL));
  }
});

test('an unknown address gets a 404 page in the language of its prefix', { tag: '@address-4' }, async ({ baseURL }) => {
  for (const [path, heading] of [
    ['/nope', messages.en.NotFound.heading],
    ['/about/nope', messages.en.NotFound.heading],
    ['/fr/about', messages.en.NotFound.heading],
    ['/espresso', messages.en.NotFound.heading],
    ['/es/nope', messages.es.NotFound.heading],
    ['/es/about/nope', messages.es.NotFound.heading],
  ] as const) {
    const { status, body } = await rawRequest(base(baseURL), { path });
    expect.soft(status, path).toBe(404);
    expect.soft(body.toString().replaceAll('&#x27;', "'"), path).toContain(heading);
  }
});
