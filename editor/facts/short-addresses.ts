import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLowercaseOfPage, type RedirectFault, redirectFault } from '@/hosts/redirect-fault';
import { pagePaths } from '@/lib/pages/pages';
import { EditConflict, EditRefused, FieldRefused } from '../refusals';
import { formatted, writeFiles } from '../site/write-files';
import { listNamed, withItem, withItemOf, withoutItem } from '../source/lists';
import { withoutPastedMarks } from '../source/marks';
import { stringLiteral } from '../source/tokens';
import { valuesIn, withValue } from '../source/values';

/** A short address for printed letters, and its page. */
export type ShortAddress = { from: string; to: string };

/** A change that replaces `seen` with `wanted`. Without `seen` it adds a short address, and without `wanted` it removes one. */
export type ShortAddressEdit = { seen?: ShortAddress; wanted?: ShortAddress };

/** The file with the short addresses. */
export const redirectsFile = 'hosts/redirects.ts';
const constant = 'redirects';

/** The editable short addresses, and the pages that they can lead to. */
export async function shortAddresses(root: string): Promise<{ addresses: ShortAddress[]; pages: string[] }> {
  const addresses = addressesIn(await sourceOf(root)).filter(({ from, to }) => !isLowercaseOfPage(from, to));
  return { addresses, pages: Object.values(pagePaths) };
}

/** Adds, changes or removes a short address, and returns the written one unless it was removed. If it throws `EditRefused`, nothing was written. */
export async function saveShortAddress(
  root: string,
  { seen, wanted }: ShortAddressEdit,
): Promise<ShortAddress | undefined> {
  const source = await sourceOf(root);
  const addresses = addressesIn(source);
  const index = addresses.findIndex(({ from, to }) => from === seen?.from && to === seen.to);
  if (seen && index < 0)
    throw new EditConflict('Someone changed this short address meanwhile. Load the page again to see theirs.');
  if (seen && isLowercaseOfPage(seen.from, seen.to))
    throw new EditRefused('This is the page’s own address in lowercase: it cannot be removed while the page exists.');
  const next = wanted && { from: withSlash(withoutPastedMarks(wanted.from).trim()), to: wanted.to };
  const others = addresses.filter((_, place) => place !== index).map(({ from }) => from);
  if (next) refuseFault(next, others);
  const expected = seen
    ? addresses.toSpliced(index, 1, ...(next ? [next] : []))
    : [...addresses, ...(next ? [next] : [])];
  await write(root, source, (text) => edited(text, index, next), expected);
  return next;
}

/**
 * Restores a removed short address from `old`, an earlier source of the file, with its comments and at its place; if it was renamed, the new
 * name keeps them, too. Throws `EditRefused` if it cannot be restored; then nothing was written.
 */
export async function restoreShortAddress(root: string, removed: ShortAddress, old: string): Promise<void> {
  const source = await sourceOf(root);
  const present = addressesIn(source);
  const before = addressesIn(old);
  refuseFault(
    removed,
    present.map(({ from }) => from),
  );
  const index = before.findIndex(({ from }) => from === removed.from);
  // After the nearest address before it that is still there.
  const at = present.findLastIndex(({ from }) => before.slice(0, index).some((each) => each.from === from)) + 1;
  const other = { source: old, list: listNamed(old, constant), from: index };
  const restored = (text: string) => withItemOf(text, listNamed(text, constant), at, other);
  await write(root, source, restored, present.toSpliced(at, 0, removed));
}

/** The short addresses in a source of the file, in order. */
export function addressesIn(source: string): ShortAddress[] {
  const values = valuesIn(source, constant);
  const named = (index: string, name: string) =>
    String(values.find(({ path }) => path[0] === index && path[1] === name)?.value ?? '');
  const indexes = [...new Set(values.map(({ path: [index = ''] }) => index))];
  return indexes.map((index) => ({ from: named(index, 'from'), to: named(index, 'to') }));
}

/** Writes the file as `edit` returns it, if it then has the `expected` addresses. */
async function write(
  root: string,
  source: string,
  edit: (source: string) => string,
  expected: readonly ShortAddress[],
): Promise<void> {
  const draft = await redirectsDraft(root, source, edit);
  if (JSON.stringify(addressesIn(draft)) !== JSON.stringify(expected))
    throw new EditRefused(`Nothing was written: ${redirectsFile} does not have the form that the editor expects.`);
  await writeFiles(root, { [redirectsFile]: draft }, { [redirectsFile]: source });
}

async function redirectsDraft(root: string, source: string, edit: (source: string) => string): Promise<string> {
  try {
    return await formatted(root, redirectsFile, edit(source));
  } catch (error) {
    throw new EditRefused(`Nothing was written: ${redirectsFile} does not compile. ${String(error)}`);
  }
}

function edited(source: string, index: number, next?: ShortAddress): string {
  const list = listNamed(source, constant);
  if (!next) return withoutItem(source, list, index);
  if (index < 0)
    return withItem(
      source,
      list,
      list.elements.length,
      `{ from: ${stringLiteral(next.from)}, to: ${stringLiteral(next.to)} }`,
    );
  return (['from', 'to'] as const).reduce((text, name) => {
    const place = valuesIn(text, constant).find(({ path }) => path[0] === String(index) && path[1] === name);
    return place ? withValue(text, place, next[name]) : text;
  }, source);
}

const messages: Record<RedirectFault, (address: ShortAddress) => FieldRefused> = {
  form: () =>
    new FieldRefused('from', 'Write one word of lowercase letters, digits and hyphens after a slash, such as /pay.'),
  page: ({ from }) => new FieldRefused('from', `${from} is an address of the site itself: choose another.`),
  taken: ({ from }) => new FieldRefused('from', `${from} is a short address already.`),
  target: ({ to }) => new FieldRefused('to', `${to || 'This'} is not a page of the site: choose one from the list.`),
};

function refuseFault(address: ShortAddress, others: readonly string[]): void {
  const fault = redirectFault(address.from, address.to, others);
  if (fault) throw messages[fault](address);
}

function withSlash(address: string): string {
  return address.startsWith('/') ? address : `/${address}`;
}

function sourceOf(root: string): Promise<string> {
  return readFile(join(root, redirectsFile), 'utf8');
}
