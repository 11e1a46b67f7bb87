import { beforeEach, expect, it, vi } from 'vitest';
import { loadHelpSearch } from '@/lib/help/load-help-search';
import { createHelpSearch } from '@/lib/help/search';

const entries = [{ id: 'sued', title: 'I was sued', text: '', more: '' }];
const served = vi.fn<(address: string) => Promise<Response>>();
let number = 0;
let address: string;

beforeEach(() => {
  served.mockReset().mockImplementation(async () => Response.json(entries));
  vi.stubGlobal('fetch', served);
  address = `/list-${number++}.json`;
});

it('searches the list at the address, and fetches it once', async () => {
  const search = await loadHelpSearch(address);
  expect(search?.('sued')).toEqual(createHelpSearch(entries)('sued'));
  expect(search?.('sued')).toHaveLength(1);
  expect(await loadHelpSearch(address)).toBe(search);
  expect(served.mock.calls).toEqual([[address]]);
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the host answers with an error', async () => Response.json(entries, { status: 503 })],
])('returns undefined when %s, and fetches again the next time', async (_, answer) => {
  served.mockImplementationOnce(answer);
  expect(await loadHelpSearch(address)).toBeUndefined();
  expect(await loadHelpSearch(address)).toBeTypeOf('function');
});
