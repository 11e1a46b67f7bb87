import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionsFolder } from '@/content/versions';
import { lockFile } from '@/content-check/lock/lock-file';
import { textFolders } from '@/editor/content-files';
import { factFiles } from '@/editor/facts/fact-fields';
import { git } from '@/editor/git/git';
import { changedTexts } from '@/editor/review/changed-texts';
import { siteAt } from '@/editor/review/site-at';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { addedLines, changedLines } from './changed-lines';
import type { FileChange, Sheet } from './sheet';

/** Modules of `content` that contain no facts: they put texts together, or check them. */
const programs = [
  ...['blocks', 'facts-in-copy', 'index', 'official-facts', 'page-title', 'paired-pages', 'translated-pages'],
  ...['help/free-help-by-place', 'help/lists', 'help/terms'],
].map((name) => `content/${name}.ts`);
/** Git's patterns of the files with facts and settings, whose lines are understandable without context. */
const plainFiles = [
  'content',
  ...factFiles,
  'lib/law.ts',
  ...[...textFolders, ...programs, 'content/glossary', 'content/types', versionsFolder, lockFile].map(
    (path) => `:(exclude)${path}`,
  ),
];
const pictureFolder = 'public';

/** What changed for visitors in the project at `root` since `tag`, including uncommitted changes, which are named. Throws for an unknown tag. */
export async function changesSince(root: string, tag: string): Promise<Sheet> {
  await requireCommit(root, tag);
  const commit = (await git(root, 'log', '-1', '--no-show-signature', '--format=%h of %as')).trim();
  const texts = changedTexts(await siteAt(root, tag), await loadMarkedSite(root));
  const facts = [];
  const untracked = new Set(await untrackedFiles(root, plainFiles));
  for (const { file } of await changedFiles(root, tag, plainFiles)) {
    // For a file that Git does not have yet, its diff is empty.
    const lines = untracked.has(file)
      ? addedLines(await readFile(join(root, file), 'utf8'))
      : changedLines(await diff(root, '--unified=0', tag, '--', file));
    if (lines.length > 0) facts.push({ file, lines });
  }
  const pages = (await changedFiles(root, tag, textFolders)).filter(({ what }) => what !== 'changed');
  const pictures = await changedFiles(root, tag, [pictureFolder]);
  const uncommitted = [
    ...(await changedFiles(root, 'HEAD', plainFiles)),
    ...(await changedFiles(root, 'HEAD', [...textFolders, pictureFolder])),
  ];
  return { tag, commit, uncommitted, texts, facts, pages, pictures };
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

/** The files that differ from a commit, including new ones that Git does not have yet. */
async function changedFiles(root: string, since: string, paths: readonly string[]): Promise<FileChange[]> {
  const names = { A: 'added', D: 'removed' } as const;
  const status = await diff(root, '--no-renames', '--relative', '--name-status', since, '--', ...paths);
  const tracked = linesOf(status).map((line): FileChange => {
    const [letter = '', file = ''] = line.split('\t');
    return { file, what: letter === 'A' || letter === 'D' ? names[letter] : 'changed' };
  });
  const untracked = await untrackedFiles(root, paths);
  return [...tracked, ...untracked.map((file) => ({ file, what: 'added' as const }))];
}

/** The files that Git does not have yet. */
async function untrackedFiles(root: string, paths: readonly string[]): Promise<string[]> {
  return linesOf(await git(root, 'ls-files', '--others', '--exclude-standard', '--', ...paths));
}

function linesOf(output: string): string[] {
  return output.split('\n').filter(Boolean);
}
