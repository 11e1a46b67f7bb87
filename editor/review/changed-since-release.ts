import { git } from '../git/git';
import { EditRefused } from '../refusals';
import { loadMarkedSite } from '../site/load-marked-site';
import { changedTexts } from './changed-texts';
import { siteAt } from './site-at';

/** Keys of the texts that differ from the last release, which is the newest tag. Throws `EditRefused` if there is no tag. */
export async function changedSinceRelease(root: string): Promise<string[]> {
  const tag = (await git(root, 'describe', '--tags', '--abbrev=0').catch(() => '')).trim();
  if (tag === '') throw new EditRefused('Git has no release yet, because there is no tag.');
  return changedTexts(await siteAt(root, tag), await loadMarkedSite(root)).map(({ key }) => key);
}
