import { beforeEach, expect, it, vi } from 'vitest';
import type { hydratedStore as HydratedStore } from '@/lib/browser/hydrated-store';

let store: typeof HydratedStore;

beforeEach(async () => {
  vi.resetModules();
  store = (await import('@/lib/browser/hydrated-store')).hydratedStore;
});

it('notifies subscribers of hydration, except those that unsubscribed', () => {
  const [stays, leaves] = [vi.fn(), vi.fn()];
  store.subscribe(stays);
  store.subscribe(leaves)();
  expect(store.getSnapshot()).toBe(false);
  store.hydrate();
  expect(store.getSnapshot()).toBe(true);
  expect(stays).toHaveBeenCalledOnce();
  expect(leaves).not.toHaveBeenCalled();
});

it('is not hydrated on the server', () => {
  store.hydrate();
  expect(store.getServerSnapshot()).toBe(false);
});
