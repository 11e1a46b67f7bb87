import { lockWith } from '../check/lock';
import { type Fingerprints, requireAsSeen, textAt } from '../site/find-text';
import { loadMarkedSite } from '../site/load-marked-site';
import { writeFiles } from '../site/write-files';

/** A text as an editor reviewed it. */
export type ReviewedText = { key: string; seen: Fingerprints };

/** Accepts a stale text as reviewed; `seen` is what the editor reviewed. */
export async function acceptText(root: string, { key, seen }: ReviewedText): Promise<void> {
  const site = await loadMarkedSite(root);
  requireAsSeen(site, textAt(site, key), seen);
  const { draft, base } = await lockWith(site, [key]);
  await writeFiles(root, draft, { ...site.sources, ...base });
}
