import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressesIn, saveShortAddress, type ShortAddressEdit, shortAddresses } from '@/editor/facts/short-addresses';
import { markOf } from '@/editor/source/marks';

const source = `/** Why. */
export const redirects: readonly Redirect[] = [
  { from: '/chat', to: '/Chat' },
  // On the card of 2026.
  { from: '/pay', to: '/make-payment' },
];
`;
const pay = { from: '/pay', to: '/make-payment' };
const call = { from: '/call', to: '/contact' };

describe('a short address', () => {
  let root = '';
  const file = () => join(root, 'hosts/redirects.ts');
  const read = () => readFile(file(), 'utf8');

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'addresses-'));
    await mkdir(join(root, 'hosts'));
    await writeFile(join(root, 'package.json'), '{ "prettier": { "singleQuote": true } }');
    await writeFile(file(), source);
  });
  afterEach(() => rm(root, { recursive: true }));

  it('can be added, changed and removed, and the rest of the file stays', async () => {
    await saveShortAddress(root, { wanted: { ...call, from: ' call ' } });
    expect(await read()).toBe(source.replace('];', "  { from: '/call', to: '/contact' },\n];"));
    await saveShortAddress(root, { seen: call, wanted: { ...call, to: '/about' } });
    expect(await read()).toContain("{ from: '/call', to: '/about' },");
    await saveShortAddress(root, { seen: { ...call, to: '/about' } });
    expect(await read()).toBe(source);
  });

  it('has no invisible place marks of a page from which it was pasted', async () => {
    const pasted = `/call${markOf({ file: 3, literal: 5 })}`;
    expect(await saveShortAddress(root, { wanted: { ...call, from: pasted } })).toEqual(call);
  });

  it('is removed with its own comments, and others stay', async () => {
    const commented = source
      .replace("'/Chat' },", "'/Chat' }, // A capital.")
      .replace(
        "'/make-payment' },",
        "'/make-payment' }, // For payers.\n  { from: '/call', to: '/contact' }, // Calls.",
      );
    await writeFile(file(), commented);
    await saveShortAddress(root, { seen: pay });
    expect(await read()).toBe(
      commented
        .split('\n')
        .filter((line) => !/2026|payers/.test(line))
        .join('\n'),
    );
  });

  it('that is a page in lowercase is not listed', async () => {
    expect((await shortAddresses(root)).addresses).toEqual([pay]);
  });

  it.each<[string, ShortAddressEdit, string]>([
    ['is a page’s', { wanted: { ...call, from: '/about' } }, 'an address of the site itself'],
    ['is taken', { wanted: { ...call, from: '/pay' } }, 'is a short address already'],
    ['is taken by another', { seen: pay, wanted: { ...pay, from: '/chat' } }, 'is a short address already'],
    ['is none', { wanted: { ...call, from: "/'];" } }, 'Write one word'],
    ['leads to no page', { wanted: { ...call, to: '/nowhere' } }, 'is not a page of the site'],
    ['was changed meanwhile', { seen: { ...pay, to: '/contact' } }, 'Someone changed this short address'],
    ['belongs to its page', { seen: { from: '/chat', to: '/Chat' } }, 'it cannot be removed while the page exists'],
  ])('that %s is refused, and nothing is written', async (_, edit, message) => {
    await expect(saveShortAddress(root, edit)).rejects.toThrow(message);
    expect(await read()).toBe(source);
  });

  it('is not written into a file with a syntax error or without a list', async () => {
    for (const broken of [`${source}const = ;`, 'export const redirects = none();']) {
      await writeFile(file(), broken);
      await expect(saveShortAddress(root, { wanted: call })).rejects.toThrow('Nothing was written');
      expect(await read()).toBe(broken);
    }
  });

  it('can keep its name when only its page changes', async () => {
    await saveShortAddress(root, { seen: pay, wanted: { ...pay, to: '/contact' } });
    expect(addressesIn(await read())).toEqual([
      { from: '/chat', to: '/Chat' },
      { from: '/pay', to: '/contact' },
    ]);
  });
});
