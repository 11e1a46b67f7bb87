import { EditRefused } from '../refusals';
import { git } from './git';

/** The paths that the editor writes and commits. */
const editedFiles: readonly string[] = ['content', 'messages', 'lib/firm-facts.ts', 'hosts/redirects.ts'];

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
