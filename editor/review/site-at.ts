import { contentFiles, isContentFile } from '../content-files';
import { filesAt } from '../git/files-at';
import { git } from '../git/git';
import { loadMarkedSite, type MarkedSite } from '../site/load-marked-site';

/** The site at a commit: the content and messages of that commit with the current facts. */
export async function siteAt(root: string, revision: string): Promise<MarkedSite> {
  const named = async (...args: string[]) => (await git(root, ...args)).split('\n').filter(Boolean);
  const then = new Set((await named('ls-tree', '-r', '--name-only', revision)).filter(isContentFile));
  const changed = await named('diff', '--name-only', '--no-renames', '--relative', revision);
  const old = await filesAt(
    root,
    revision,
    changed.filter((file) => then.has(file)),
  );
  const added = contentFiles(root).filter((file) => !then.has(file));
  return loadMarkedSite(root, Object.fromEntries([...old, ...added.map((file) => [file, undefined] as const)]));
}
