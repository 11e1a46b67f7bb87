import { beforeEach, expect, it, vi } from 'vitest';

const [assign, replace] = [vi.fn<(address: string) => void>(), vi.fn<(address: string) => void>()];

beforeEach(() => {
  vi.resetModules();
  assign.mockReset();
  replace.mockReset();
  vi.stubGlobal('location', { assign, replace, origin: 'https://site.example' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => Response.json({ commit: 'newer', builtAt: '2026-11-27T00:00:00Z' }));
});

/** Whether the browser made the move, and how. */
async function move(
  href: string,
  { isMadeReady, isOutdated = false }: { isMadeReady?: boolean; isOutdated?: boolean } = {},
) {
  const { askForNewer } = await import('@/lib/requests/deployment');
  if (isOutdated) await askForNewer();
  const { loadInFull } = await import('@/lib/browser/load-in-full');
  return { isMade: loadInFull(href, isMadeReady), assigned: assign.mock.calls, replaced: replace.mock.calls };
}

it('leaves a page of the site to client navigation', async () => {
  expect(await move('/about')).toEqual({ isMade: false, assigned: [], replaced: [] });
});

it.each([
  ['the browser has it ready', { isMadeReady: true }],
  ['a newer deployment is known [error-7]', { isOutdated: true }],
])('loads a page of the site in full when %s', async (_, state) => {
  expect(await move('/about', state)).toEqual({ isMade: true, assigned: [['/about']], replaced: [] });
});

it('replaces the document for an external address [error-5]', async () => {
  const address = 'https://agency.example/';
  expect(await move(address)).toEqual({ isMade: true, assigned: [], replaced: [[address]] });
});
