import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentFiles, isContentFile } from '../content-files';
import { loadMarkedSite, type MarkedSite } from './load-site';
import { EditRefused } from './refusals';

const run = promisify(execFile);

/** The paths that the editor writes and commits. */
const editedFiles: readonly string[] = ['content', 'messages', 'lib/firm-facts.ts', 'hosts/redirects.ts'];

/** The site at a commit: the content and messages of that commit with the current facts. */
export async function siteAt(root: string, revision: string): Promise<MarkedSite> {
  const named = async (...args: string[]) => (await git(root, ...args)).split('\n').filter(Boolean);
  const then = new Set((await named('ls-tree', '-r', '--name-only', revision)).filter(isContentFile));
  const changed = await named('diff', '--name-only', '--no-renames', '--relative', revision);
  const old = await Promise.all(
    changed
      .filter((file) => then.has(file))
      .map(async (file) => [file, await git(root, 'show', `${revision}:./${file}`)] as const),
  );
  const added = contentFiles(root).filter((file) => !then.has(file));
  return loadMarkedSite(root, Object.fromEntries([...old, ...added.map((file) => [file, undefined] as const)]));
}

/** Day of the newest change in some lines of a file, counted from 1, such as `2026-11-23`; empty if Git does not track the file. */
export async function lastChanged(root: string, file: string, first: number, last: number): Promise<string> {
  const lines = await git(root, 'blame', '--porcelain', '-L', `${first},${last}`, '--', file).catch(() => '');
  const times = [...lines.matchAll(/^committer-time (\d+)$/gm)].map(([, seconds]) => Number(seconds) * 1000);
  return times.length === 0 ? '' : new Date(Math.max(...times)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The name under which Git commits; empty unless it has a name and an email. */
export async function ownName(root: string): Promise<string> {
  const setting = (name: string) => git(root, 'config', name).catch(() => '');
  const [name, email] = [await setting('user.name'), await setting('user.email')];
  return email.trim() && name.trim();
}

/** Who commits. */
export type Author = { name: string; email: string };

/** Whether a file that the editor can change differs from the last commit. */
export async function isUncommitted(root: string): Promise<boolean> {
  return (await git(root, 'status', '--porcelain', '--', ...editedFiles)).trim() !== '';
}

/** Commits the files that the editor can change and nothing else; `author` is required if Git has no name or email. Throws `EditRefused`. */
export async function commit(root: string, message: string, author?: Author): Promise<void> {
  if (!message.trim()) throw new EditRefused('Say in a few words what you changed.');
  const isNamed = author ? author.name.trim() !== '' && author.email.trim() !== '' : await ownName(root);
  if (!isNamed) throw new EditRefused('Git knows no name or email for you: give both.');
  if (!(await isUncommitted(root))) throw new EditRefused('Nothing was changed since the last commit.');
  const identity = author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`] : [];
  await git(root, 'add', '--', ...editedFiles);
  await git(root, ...identity, 'commit', '-m', message.trim(), '--', ...editedFiles);
}

/** The output of git. Throws `EditRefused` with Git's own words if it fails, and if there is no Git. */
export async function git(root: string, ...args: string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    throw new EditRefused(faultOf(error));
  }
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT')
    return 'Git is not installed on this machine: texts can be written, but not compared, undone or saved as a change.';
  const [said = error.message] = ['stderr', 'stdout']
    .map((stream) => String(Reflect.get(error, stream) ?? '').trim())
    .filter(Boolean);
  return `Git did not do this: ${said}`;
}
