import { completeLocales } from '@/lib/i18n/routing';
import { lockWith } from '../check/lock';
import { isChangeLog, refuseLocked } from '../notices/locked-notices';
import { EditConflict, EditRefused } from '../refusals';
import { draftedSite } from '../site/drafted-site';
import type { Fingerprints } from '../site/find-text';
import { loadMarkedSite } from '../site/load-marked-site';
import { formatted, writeFiles } from '../site/write-files';
import { withDefinitionsOf, withoutUnused } from '../source/module-scope';
import { changedLists, codeOf } from './changed-lists';
import { committedLockTexts } from './committed-lock-texts';
import { siteAt } from './site-at';

/** A list as an editor reviewed it. */
export type ReviewedList = { name: string; seen: Fingerprints };

/**
 * Reverts a list of which items were added, removed or moved to the last commit, with all its texts in both languages, and also whether they are
 * reviewed. Throws `EditConflict` if it is no longer as the editor saw it.
 */
export async function undoList(root: string, { name, seen }: ReviewedList): Promise<void> {
  if (isChangeLog(name)) throw new EditRefused('A new version of the notice needs its entry in this list.');
  const [before, now] = await Promise.all([siteAt(root, 'HEAD'), loadMarkedSite(root)]);
  const isWanted = (found: ReviewedList) =>
    found.name === name && completeLocales.every((locale) => found.seen[locale] === seen[locale]);
  const list = changedLists(before, now).find(isWanted);
  if (!list) throw new EditConflict('Someone changed this list meanwhile. Load the page again to see theirs.');
  await refuseLocked(now, list.keys[0] ?? '');
  const drafts: Record<string, string> = {};
  for (const locale of completeLocales) {
    const { file, was, is } = list.pairs[locale];
    const source = now.sources[file] ?? '';
    const restored = source.slice(0, is.start) + codeOf(before, file, was) + source.slice(is.end);
    const defined = withDefinitionsOf(restored, before.sources[file] ?? '');
    drafts[file] = await formatted(root, file, withoutUnused(defined, source));
  }
  const site = await draftedSite(root, drafts);
  const lock = await lockWith(site, list.keys, await committedLockTexts(root));
  await writeFiles(root, { ...drafts, ...lock.draft }, { ...now.sources, ...lock.base });
}
