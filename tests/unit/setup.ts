import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console error or warning fails the test that made it.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, 'unexpected console output').toEqual([]);
});

// `unstubEnvs` acts before a test, so the next file would make its dates in the time zone of this one's last test.
afterEach(() => {
  vi.unstubAllEnvs();
});

// Files share the page of jsdom, so what one leaves in it would be found by the next.
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
