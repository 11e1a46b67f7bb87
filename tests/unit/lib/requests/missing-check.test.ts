import { beforeEach, expect, it, vi } from 'vitest';

const own = { commit: 'abc', builtAt: '2026-03-01T12:00:00.000Z' };
const newer = { ...own, commit: 'def' };

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
  ['an error in the form of a version', false, () => Promise.resolve(Response.json(newer, { status: 503 }))],
  ['an answer without a commit', false, () => Promise.resolve(Response.json({ builtAt: newer.builtAt }))],
  ['an answer without a time', false, () => Promise.resolve(Response.json({ commit: newer.commit }))],
  ['an answer that is no version', false, () => Promise.resolve(Response.json(null))],
  ['a host with another build', true, () => Promise.resolve(Response.json(newer))],
])('with the code of the check missing, %s counts as a newer deployment: %s [error-7]', async (_, isNewer, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const { askForNewer, isOutdated } = await import('@/lib/requests/deployment');
  await askForNewer();
  expect(isOutdated()).toBe(isNewer);
});

it('with the code of the check missing, requests JSON and sends no cookie [request-2]', async () => {
  const served = vi.fn<typeof fetch>(async () => Response.json(own));
  vi.stubGlobal('fetch', served);
  const { askForNewer } = await import('@/lib/requests/deployment');
  await askForNewer();
  const asked = served.mock.calls[0]?.[1];
  expect(asked?.credentials).toBe('omit');
  expect(new Headers(asked?.headers).get('Accept')).toBe('application/json');
});
