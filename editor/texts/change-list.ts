import { checkedSite, findingsOf } from '../check/findings';
import { lockAfter } from '../check/lock';
import { isLockedNotice } from '../notices/locked-notices';
import { EditRefused } from '../refusals';
import { draftedSite } from '../site/drafted-site';
import { requireAsSeen, type Seen, textAt } from '../site/find-text';
import { loadMarkedSite } from '../site/load-marked-site';
import { formatted, writeFiles } from '../site/write-files';
import { changeItem, type ItemAction, listsAround } from './list-items';

/** An action on the item that contains the text `key`; `seen` is that text as the editor saw it, because a key can contain a position. */
export type ListEdit = { key: string; level: number; action: ItemAction; seen: Seen };

/** Copies, moves or removes an item in both languages alike. If it throws `EditRefused`, nothing was written. */
export async function changeList(root: string, { key, level, action, seen }: ListEdit): Promise<void> {
  const site = await loadMarkedSite(root);
  const text = textAt(site, key);
  if (await isLockedNotice(site, key)) throw new EditRefused('This notice is published. Prepare a new version first.');
  requireAsSeen(site, text, seen);
  const places = [text.en, text.es].filter((place) => place !== undefined);
  const lengths = places.map(
    ({ file, literal }) => listsAround(file, site.sources[file] ?? '', literal)[level]?.length,
  );
  if (places.length < 2 || lengths[0] !== lengths[1]) {
    throw new EditRefused('The list has different lengths in the two languages. Fix that first.');
  }
  const drafts: Record<string, string> = {};
  for (const { file, literal } of places)
    drafts[file] = await formatted(root, file, changeItem(file, site.sources[file] ?? '', literal, level, action));
  const changed = await draftedSite(root, drafts);
  const [fault] = findingsOf(await checkedSite(changed)).filter(({ rule }) =>
    ['parity', 'duplicate-ids', 'dead-links'].includes(rule),
  );
  if (fault) throw new EditRefused(`Nothing was written: ${fault.message} Expected: ${fault.expected}.`);
  await writeFiles(root, { ...drafts, ...(await lockAfter(site, changed)) });
}
