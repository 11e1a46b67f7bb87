import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firmFacts, saveFact } from '../facts/fact-fields';
import { addressId, addressOf } from '../facts/fact-ids';
import { addressesIn, redirectsFile, restoreShortAddress, saveShortAddress } from '../facts/short-addresses';
import { git } from '../git/git';
import { EditRefused } from '../refusals';

/** A fact that differs from the last commit, in display form; a short address counts as a fact whose value is its page. */
export type FactChange = { id: string; was?: string; is?: string };

/** The facts and short addresses that differ from the last commit, in the order of the forms. */
export async function changedFacts(root: string): Promise<FactChange[]> {
  const old = (file: string) => git(root, 'show', `HEAD:./${file}`).catch(() => '');
  const [was, is] = await Promise.all([shownIn(root, old), shownIn(root)]);
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((id) => ({ id, was: was.get(id), is: is.get(id) }))
    .filter((change) => change.was !== change.is);
}

/** Reverts a fact or a short address to the last commit. Throws `EditRefused` if that value is no longer allowed. */
export async function undoFact(root: string, { id, was, is }: FactChange): Promise<void> {
  const from = addressOf(id);
  if (from !== undefined) {
    if (is === undefined && was !== undefined)
      return restoreShortAddress(root, { from, to: was }, await git(root, 'show', `HEAD:./${redirectsFile}`));
    const at = (to?: string) => (to === undefined ? undefined : { from, to });
    await saveShortAddress(root, { seen: at(is), wanted: at(was) });
    return;
  }
  if (was === undefined) throw new EditRefused('This fact was added in the code and can only be removed there.');
  await saveFact(root, { id, from: is ?? '', typed: was });
}

async function shownIn(root: string, read?: (file: string) => Promise<string>): Promise<Map<string, string>> {
  const source = await (read ?? ((file: string) => readFile(join(root, file), 'utf8')))(redirectsFile);
  return new Map([
    ...(await firmFacts(root, read)).map(({ id, shows }) => [id, shows] as const),
    ...addressesIn(source).map(({ from, to }) => [addressId(from), to] as const),
  ]);
}
