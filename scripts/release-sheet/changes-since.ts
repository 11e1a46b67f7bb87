import { factFiles } from '@/editor/facts/fact-fields';
import { git } from '@/editor/git/git';
import { changedTexts } from '@/editor/review/changed-texts';
import { siteAt } from '@/editor/review/site-at';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { changedLines } from './changed-lines';
import type { FileChange, Sheet } from './sheet';

/** Files with facts and settings, whose lines are understandable without context. */
const plainFiles = [...factFiles, 'content/notices.ts', 'content/help/free-help-sites.ts'];
const textFolders = ['content/en', 'content/es', 'messages'];

/** Everything that changed in the project at `root` since `tag`, including uncommitted changes. Throws for an unknown tag. */
export async function changesSince(root: string, tag: string): Promise<Sheet> {
  await requireCommit(root, tag);
  const commit = (await git(root, 'log', '-1', '--no-show-signature', '--format=%h of %as')).trim();
  const texts = changedTexts(await siteAt(root, tag), await loadMarkedSite(root));
  const facts = [];
  for (const file of plainFiles) {
    const lines = changedLines(await diff(root, '--unified=0', tag, '--', file));
    if (lines.length > 0) facts.push({ file, lines });
  }
  const pages = (await changedFiles(root, tag, textFolders)).filter(({ what }) => what !== 'changed');
  return { tag, commit, texts, facts, pages, pictures: await changedFiles(root, tag, ['public']) };
}

/** Throws unless `tag` names a commit; without Git or a repository, with Git's own message. */
async function requireCommit(root: string, tag: string): Promise<void> {
  // For an unknown name `--revs-only` prints nothing, where `--verify` would fail as it does for any other reason.
  const commit = await git(root, 'rev-parse', '--revs-only', `${tag}^{commit}`);
  if (!commit.trim()) throw new Error(`There is no tag or commit ${tag}. "git tag" lists the tags.`);
}

/** The output of `git diff` in its usual form, whatever the user's settings are. */
function diff(root: string, ...args: readonly string[]): Promise<string> {
  return git(root, 'diff', '--no-color', '--no-ext-diff', ...args);
}

async function changedFiles(root: string, tag: string, folders: readonly string[]): Promise<FileChange[]> {
  const names = { A: 'added', D: 'removed' } as const;
  const status = await diff(root, '--no-renames', '--name-status', tag, '--', ...folders);
  return status
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [letter = '', file = ''] = line.split('\t');
      return { file, what: letter === 'A' || letter === 'D' ? names[letter] : 'changed' };
    });
}
