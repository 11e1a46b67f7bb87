import { EditRefused } from './refusals';
import { lockAfter, textAt } from './save-text';
import { changeItem, listsAround, type ItemAction } from './list-items';
import { findingsOf, checkedSite } from './findings';
import { loadMarkedSite } from './load-site';
import { isLockedNotice } from './notices';
import { formatted, writeFiles } from './write-files';

/** Copies, moves or removes the item that contains the text `key`, in both languages alike. If it throws `EditRefused`, nothing was written. */
export async function changeList(root: string, key: string, level: number, action: ItemAction): Promise<void> {
  const site = await loadMarkedSite(root);
  const text = textAt(site, key);
  if (await isLockedNotice(site, key)) throw new EditRefused('This notice is published. Prepare a new version first.');
  const places = [text.en, text.es].filter((place) => place !== undefined);
  const lengths = places.map(
    ({ file, literal }) => listsAround(file, site.sources[file] ?? '', literal)[level]?.length,
  );
  if (places.length < 2 || lengths[0] !== lengths[1]) {
    throw new EditRefused('The list is not the same length in both languages. Mend that first.');
  }
  const drafts: Record<string, string> = {};
  for (const { file, literal } of places)
    drafts[file] = await formatted(root, file, changeItem(file, site.sources[file] ?? '', literal, level, action));
  const changed = await loadMarkedSite(root, drafts).catch((error: unknown) => {
    throw new EditRefused(`Nothing was written: a file would not compile. ${String(error)}`);
  });
  const [fault] = findingsOf(await checkedSite(changed)).filter(({ rule }) =>
    ['parity', 'duplicate-ids', 'dead-links'].includes(rule),
  );
  if (fault) throw new EditRefused(`Nothing was written: ${fault.message} Expected: ${fault.expected}.`);
  await writeFiles(root, { ...drafts, ...(await lockAfter(site, changed)) });
}
