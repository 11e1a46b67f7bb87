import { beforeEach, expect, it, vi } from 'vitest';

const own = { commit: 'abc', builtAt: '2026-03-01T12:00:00.000Z' };

vi.mock('@/lib/requests/ask-version', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubEnv('BUILD_COMMIT', own.commit);
  vi.stubEnv('BUILT_AT', own.builtAt);
});

it.each([
  ['a lost network', false, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a network that was lost for a moment', false, () => Promise.resolve(Response.json(own))],
  ['a host without the file of the version', false, () => Promise.resolve(new Response('', { status: 404 }))],
  ['a host with another build', true, () => Promise.resolve(Response.json({ ...own, commit: 'def' }))],
])('with the code of the check missing, %s counts as a newer deployment: %s [error-7]', async (_, isNewer, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const { askForNewer, isOutdated } = await import('@/lib/requests/deployment');
  await askForNewer();
  expect(isOutdated()).toBe(isNewer);
});
