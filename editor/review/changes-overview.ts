import type { Finding } from '@/content-check/site';
import { checkedSite, findingsOf } from '../check/findings';
import { isUncommitted, ownName } from '../git/commit';
import { type PreparedVersion, preparedVersions } from '../notices/new-version';
import { type Fingerprints, fingerprintsAt } from '../site/find-text';
import { loadMarkedSite } from '../site/load-marked-site';
import { changedFacts, type FactChange } from './changed-facts';
import { changedTexts, type TextChange } from './changed-texts';
import { siteAt } from './site-at';

/** What differs from the last commit, and what the check finds now. */
export type ChangesOverview = {
  /** Each with its fingerprints, with which it can be undone. */
  texts: (TextChange & { seen: Fingerprints })[];
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
    texts: changedTexts(before, now).map((change) => ({ ...change, seen: fingerprintsAt(now, change.key) })),
    facts: await changedFacts(root),
    findings: findingsOf(await checkedSite(now)),
    prepared: await preparedVersions(now),
    hasUncommitted: await isUncommitted(root),
    author: await ownName(root),
  };
}
