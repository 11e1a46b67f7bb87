import { answer } from '@/hosts/answer';
import { hostileAddresses, refusalFaults } from '@/scripts/check-deploy/hostile-addresses';
import { expect, rules, test } from './host';
import { exists } from './published';

test(
  'hostile addresses are rejected without a stack trace, a redirect or a local file',
  { tag: '@input-1' },
  async ({ ask }) => {
    for (const path of hostileAddresses) {
      const answered = await ask(path);
      expect.soft(refusalFaults(answered), path.slice(0, 60)).toEqual([]);
      const ruled = answer(rules, 'GET', path, '', exists).status;
      expect.soft([ruled, 400, 414], `${path.slice(0, 60)}: ${answered.status}`).toContain(answered.status);
    }
  },
);

test('malformed addresses get 400, unknown ones 404', async ({ ask }) => {
  for (const path of ['/%zz', '/%', '/%c0%af', '/en/%ff', '/%ed%a0%80'])
    expect.soft({ path, status: (await ask(path)).status }).toEqual({ path, status: 400 });
  for (const path of [
    '//evil.example',
    '/en//evil.example',
    '/%5Cevil.example',
    '/es/../about',
    '/about/.',
    '/about/%2e',
    '/en/%09/evil.example',
    `/${'a'.repeat(4096)}`,
  ]) {
    expect
      .soft({ path: path.slice(0, 60), status: (await ask(path)).status })
      .toEqual({ path: path.slice(0, 60), status: 404 });
  }
});

test('redirects stay on this host, whatever the forwarding headers say', async ({ ask }) => {
  for (const path of ['/en/about', '/about/', '/chat', '/en/@evil.example/', '/en/evil.example']) {
    for (const name of ['X-Forwarded-Host', 'Forwarded', 'X-Original-URL']) {
      const { status, headers } = await ask(path, { headers: { [name]: 'evil.example' } });
      expect.soft(status, path).toBe(308);
      expect.soft(headers.location, path).toMatch(/^\/(?![/\\])/);
    }
  }
});

test('a request with another Host is dropped, or redirected only within the site', async ({ ask, hostName }) => {
  for (const path of ['/', '/en/about', '/about/']) {
    const answer = ask(path, { headers: { Host: 'evil.example' } });
    if (hostName === 'preview') expect.soft((await answer).headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
    else await expect.soft(answer, path).rejects.toThrow(/socket hang up|ECONNRESET/);
  }
});

test('only nginx answers /healthz, and only for another Host', async ({ ask, hostName }) => {
  const { status } = await ask('/healthz', { headers: { Host: '10.0.0.7' } });
  expect(status).toBe(hostName === 'nginx' ? 204 : 404);
  expect((await ask('/healthz')).status).toBe(404);
});

test('a request target in absolute form cannot choose the host', async ({ ask, hostName }) => {
  for (const path of ['http://evil.example/en/about', 'http://evil.example//about/', 'https://evil.example/about/']) {
    if (hostName === 'preview') expect.soft((await ask(path)).status, path).toBe(404);
    else await expect.soft(ask(path), path).rejects.toThrow(/socket hang up|ECONNRESET/);
  }
});

test('an oversized request is rejected and the next one is answered', async ({ ask }) => {
  const { status } = await ask(`/${'a'.repeat(40_000)}`);
  expect([400, 404, 414, 431]).toContain(status);
  expect((await ask('/about')).status).toBe(200);
});
