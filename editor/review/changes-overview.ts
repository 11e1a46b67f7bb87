import type { Finding } from '@/content-check/site';
import { findingsOf, siteToCheck } from '../check/findings';
import { isUncommitted, ownName } from '../git/commit';
import { isChangeLog } from '../notices/locked-notices';
import { type PreparedVersion, preparedVersions } from '../notices/new-version';
import { editableTexts } from '../site/editable-texts';
import { type Fingerprints, fingerprintsAt } from '../site/find-text';
import { loadMarkedSite, type MarkedSite } from '../site/load-marked-site';
import { changedFacts, type FactChange } from './changed-facts';
import { changedLists } from './changed-lists';
import { changedTexts, type TextChange } from './changed-texts';
import { siteAt } from './site-at';
import type { ReviewedList } from './undo-list';

/** What differs from the last commit, and what the check finds now. */
export type ChangesOverview = {
  /** Each with its fingerprints if it can be undone by itself, which a text that is only in one of the states cannot. */
  texts: (TextChange & { seen?: Fingerprints })[];
  /** The lists of which items were added, removed or moved, each with its changed texts; they can only be undone as a whole. */
  lists: (ReviewedList & { texts: TextChange[] })[];
  facts: FactChange[];
  findings: Finding[];
  prepared: PreparedVersion[];
  /** Whether any file differs, even if none of its texts does. */
  hasUncommitted: boolean;
  /** The name under which Git commits; empty if it has none. */
  author: string;
};

/** The changes of the project at `root` since the last commit. */
export async function changesOverview(root: string): Promise<ChangesOverview> {
  const [before, now] = await Promise.all([siteAt(root, 'HEAD'), loadMarkedSite(root)]);
  return {
    ...changesOf(before, now),
    facts: await changedFacts(root),
    findings: findingsOf(await siteToCheck(now)),
    prepared: await preparedVersions(now),
    hasUncommitted: await isUncommitted(root),
    author: await ownName(root),
  };
}

/** The changed texts, and the changed lists with theirs. */
export function changesOf(before: MarkedSite, now: MarkedSite): Pick<ChangesOverview, 'texts' | 'lists'> {
  const changes = changedTexts(before, now);
  const changed = changedLists(before, now);
  const lists = changed.filter(({ name }) => !isChangeLog(name));
  const [inChanged, inLists] = [changed, lists].map((some) => new Set(some.flatMap(({ keys }) => keys)));
  const [old, present] = [before, now].map((site) => new Set(editableTexts(site).map(({ key }) => key)));
  const canBeUndone = (key: string) => old?.has(key) && present?.has(key) && !inChanged?.has(key);
  return {
    texts: changes
      .filter(({ key }) => !inLists?.has(key))
      .map((change) => ({ ...change, ...(canBeUndone(change.key) && { seen: fingerprintsAt(now, change.key) }) })),
    lists: lists.map(({ name, seen, keys }) => ({
      name,
      seen,
      texts: changes.filter(({ key }) => keys.includes(key)),
    })),
  };
}
