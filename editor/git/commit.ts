import { isWithin } from '@/lib/is-within';
import { factFiles } from '../facts/fact-fields';
import { EditRefused } from '../refusals';
import { git } from './git';

/** Committed as a whole, with changes that were made there by hand. */
const committedFolders = ['content', 'messages'];
/** The paths that the editor commits. */
const committedPaths: readonly string[] = [
  ...committedFolders,
  ...factFiles.filter((file) => !committedFolders.some((folder) => isWithin(file, folder))),
];

/** The name under which Git commits; empty unless it has a name and an email. */
export async function ownName(root: string): Promise<string> {
  const setting = (name: string) => git(root, 'config', name).catch(() => '');
  const [name, email] = await Promise.all([setting('user.name'), setting('user.email')]);
  return email.trim() && name.trim();
}

/** Who commits. */
export type Author = { name: string; email: string };

/** Whether anything that the editor would commit differs from the last commit. */
export async function isUncommitted(root: string): Promise<boolean> {
  return (await git(root, 'status', '--porcelain', '--', ...committedPaths)).trim() !== '';
}

/**
 * Commits everything that differs in `committedPaths`, whoever changed it, and nothing else. `author` is required if Git has no name or email;
 * throws `EditRefused`.
 */
export async function commit(root: string, message: string, author?: Author): Promise<void> {
  if (!message.trim()) throw new EditRefused('Say in a few words what you changed.');
  const isNamed = author ? author.name.trim() !== '' && author.email.trim() !== '' : await ownName(root);
  if (!isNamed) throw new EditRefused('Git has no name or email for you: enter both.');
  if (!(await isUncommitted(root))) throw new EditRefused('Nothing has changed since the last commit.');
  const identity = author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`] : [];
  await git(root, 'add', '--', ...committedPaths);
  await git(root, ...identity, 'commit', '-m', message.trim(), '--', ...committedPaths);
}
