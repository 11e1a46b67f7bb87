import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from '@/lib/browser/reload-once';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reloads the page once per failed chunk [error-4]', () => {
  reloadOnce('/_next/static/chunks/later.js');
  reloadOnce('/_next/static/chunks/later.js');
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce('/_next/static/chunks/another.js');
  reloadOnce('/_next/static/chunks/later.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload when storage ignores writes', () => {
  vi.stubGlobal('sessionStorage', new Proxy({}, { set: () => true }));
  reloadOnce('/_next/static/chunks/later.js');
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload when storage is blocked', () => {
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      },
    ),
  );
  reloadOnce('/_next/static/chunks/later.js');
  expect(reload).not.toHaveBeenCalled();
});
