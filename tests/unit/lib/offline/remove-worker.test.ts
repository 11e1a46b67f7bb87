import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames } from '@/lib/offline/names';
import { fakeScope } from './fake-scope';

let browser = fakeScope();

beforeEach(() => {
  vi.resetModules();
  browser = fakeScope();
  vi.stubGlobal('self', browser.scope);
});

it('the worker of a build without offline reading deletes all caches and unregisters', async () => {
  const skipWaiting = vi.spyOn(browser.scope, 'skipWaiting');
  await import('@/lib/offline/remove-worker');
  await browser.caches.open(cacheNames.pages);
  await browser.dispatch('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  await browser.dispatch('activate');
  expect(await browser.caches.keys()).toEqual([]);
  expect(browser.state.unregistered).toBe(true);
});

it('the worker of a build with offline reading uses the settings of the build', async () => {
  vi.stubGlobal('workerSettings', { offlinePages: [{ prefix: '', path: '/offline' }], neverSaved: [] });
  await import('@/lib/offline/start-worker');
  await browser.dispatch('install');
  browser.state.network = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await browser.ask('/nope'))?.text()).toContain('network /offline');
});
