import { lockWith } from '../check/lock';
import { requireAsSeen, type Seen, textAt } from '../site/find-text';
import { loadMarkedSite } from '../site/load-marked-site';
import { writeFiles } from '../site/write-files';

/** Accepts a stale text as reviewed; `seen` is what the editor reviewed, if both languages were shown. */
export async function acceptText(root: string, key: string, seen?: Seen): Promise<void> {
  const site = await loadMarkedSite(root);
  const text = textAt(site, key);
  if (seen) requireAsSeen(site, text, seen);
  await writeFiles(root, await lockWith(site, [key]));
}
