import { beforeEach, expect, it, vi } from 'vitest';
import type { keepForOffline as KeepForOffline } from '@/lib/offline/keep-for-offline';
import { workerAddress } from '@/lib/offline/names';

type Keep = typeof KeepForOffline;
let keep: Keep;

beforeEach(async () => {
  vi.resetModules();
  keep = (await import('@/lib/offline/keep-for-offline')).keepForOffline;
});

const fetched = [
  'https://site.example/_next/static/a.js',
  'https://site.example/_next/static/a.js?again',
  'https://site.example/_next/static/font.woff2',
  'https://site.example/images/a.avif',
];

/** A window whose worker records posted messages; `register` returns the registration. */
function windowWith(register: (address: unknown) => Promise<unknown>, rest: object = {}) {
  const heard: unknown[] = [];
  const ready = Promise.resolve({ active: { postMessage: (message: unknown) => heard.push(message) } });
  const window = {
    navigator: { serviceWorker: { register, ready } },
    performance: { getEntriesByType: (type: string) => (type === 'resource' ? fetched.map((name) => ({ name })) : []) },
    ...rest,
  };
  return { window: window as unknown as Parameters<Keep>[0], heard };
}

it('registers the worker once and sends it each page with its scripts', async () => {
  const register = vi.fn(async () => ({}));
  const { window, heard } = windowWith(register);
  await keep(window, '/about');
  await keep(window, '/contact');
  expect(register.mock.calls).toEqual([[workerAddress]]);
  const files = ['/_next/static/a.js', '/_next/static/font.woff2'];
  expect(heard).toEqual([
    { visited: '/about', files },
    { visited: '/contact', files },
  ]);
});

it('passes the worker’s address through a Trusted Types policy, if supported', async () => {
  const register = vi.fn(async () => ({}));
  const createPolicy = (_: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
  });
  await keep(windowWith(register, { trustedTypes: { createPolicy } }).window, '/about');
  expect(register.mock.calls).toEqual([[`trusted ${workerAddress}`]]);
});

it('retries a failed registration on the next page, with the same policy', async () => {
  const register = vi.fn(async () => ({}));
  register.mockRejectedValueOnce(new TypeError('no network'));
  const policy = { createScriptURL: (address: string) => `trusted ${address}` };
  const taken = () => {
    throw new TypeError('the name is taken');
  };
  const createPolicy = vi.fn(taken).mockReturnValueOnce(policy as never);
  const { window, heard } = windowWith(register, { trustedTypes: { createPolicy } });
  await keep(window, '/about');
  expect(heard).toEqual([]);
  await keep(window, '/contact');
  expect(heard).toMatchObject([{ visited: '/contact' }]);
  expect(register.mock.calls).toEqual([[`trusted ${workerAddress}`], [`trusted ${workerAddress}`]]);
});

it.each([
  ['knows no workers', windowWith(vi.fn(), { navigator: {} })],
  ['forbids them', windowWith(() => Promise.reject(new DOMException('no', 'SecurityError')))],
])('does nothing in a browser that %s', async (_, { window, heard }) => {
  await expect(keep(window, '/about')).resolves.toBeUndefined();
  expect(heard).toEqual([]);
});
