import { deadLinks } from '@/content-check/rules/dead-links';
import { duplicateIds } from '@/content-check/rules/duplicate-ids';
import { parity } from '@/content-check/rules/parity';
import { runRule } from '@/content-check/run-rule';
import type { Finding } from '@/content-check/site';
import { faultText } from '../check/fault-text';
import { newFindings, siteWithoutSpelling } from '../check/findings';
import { lockAfter } from '../check/lock';
import { refuseLocked } from '../notices/locked-notices';
import { EditRefused } from '../refusals';
import { draftedSite } from '../site/drafted-site';
import { type Fingerprints, requireAsSeen, textAt } from '../site/find-text';
import { loadMarkedSite, type MarkedSite } from '../site/load-marked-site';
import { formatted, writeFiles } from '../site/write-files';
import { withoutUnused } from '../source/module-scope';
import { changeItem, type ItemAction, listsAround } from './list-items';

/** An action on the item that contains the text `key`; `seen` is that text as the editor saw it, because a key can contain a position. */
export type ListEdit = { key: string; level: number; action: ItemAction; seen: Fingerprints };

/** Copies, moves or removes an item in both languages alike. If it throws `EditRefused`, nothing was written. */
export async function changeList(root: string, { key, level, action, seen }: ListEdit): Promise<void> {
  const site = await loadMarkedSite(root);
  const text = textAt(site, key);
  await refuseLocked(site, key);
  requireAsSeen(site, text, seen);
  const places = [text.en, text.es].filter((place) => place !== undefined);
  const lengths = places.map(
    ({ file, literal }) => listsAround(file, site.sources[file] ?? '', literal)[level]?.length,
  );
  if (places.length < 2 || lengths[0] !== lengths[1]) {
    throw new EditRefused('The list has different lengths in the two languages. Fix that first.');
  }
  const drafts: Record<string, string> = {};
  for (const { file, literal } of places) {
    const source = site.sources[file] ?? '';
    const edited = changeItem(file, source, literal, level, action);
    drafts[file] = await formatted(root, file, withoutUnused(edited, source));
  }
  const changed = await draftedSite(root, drafts);
  await refuseFaults(site, changed);
  const lock = await lockAfter(site, changed);
  await writeFiles(root, { ...drafts, ...lock.draft }, { ...site.sources, ...lock.base });
}

/** Throws `EditRefused` if a list has more faults than before; moving an item changes the keys of old ones, so these are only counted. */
async function refuseFaults(before: MarkedSite, after: MarkedSite): Promise<void> {
  const [old, now] = await Promise.all([before, after].map(listFindings));
  const [fault] = newFindings(old ?? [], now ?? []);
  if (fault && (now?.length ?? 0) > (old?.length ?? 0))
    throw new EditRefused(`Nothing was written: ${faultText(fault)}.`);
}

async function listFindings(site: MarkedSite): Promise<Finding[]> {
  const checked = await siteWithoutSpelling(site);
  return [parity, duplicateIds, deadLinks].flatMap((rule) => runRule(rule, checked));
}
