import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveShortAddress } from '@/editor/facts/short-addresses';
import { undoFact } from '@/editor/review/changed-facts';
import { smallSite } from '../small-site';

const file = 'hosts/redirects.ts';
const committed = `export const redirects: readonly Redirect[] = [
  // On the card of 2026.
  { from: '/pay', to: '/make-payment' }, // For payers.
  { from: '/call', to: '/contact' },
  // On envelopes.
  { from: '/us', to: '/about' },
];
`;
const pay = { from: '/pay', to: '/make-payment' };
const call = { from: '/call', to: '/contact' };
const us = { from: '/us', to: '/about' };
let site: ReturnType<typeof smallSite>;

beforeEach(() => {
  site = smallSite();
  site.write(file, committed);
  site.commit();
});
afterEach(() => site.remove());

it.each([
  ['the first', [pay]],
  ['one between others', [call]],
  ['the last', [us]],
  ['several', [pay, call]],
])('a removed short address gets its comments and place back: %s', async (_, removed) => {
  for (const seen of removed) await saveShortAddress(site.root, { seen });
  for (const { from, to } of removed) await undoFact(site.root, { id: `redirects.${from}`, was: to });
  expect(site.read(file)).toBe(committed);
});
