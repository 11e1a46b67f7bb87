import { lockFile, type TranslationLock } from '@/content-check/lock/lock-file';
import { git } from '../git/git';

/** The texts in the translation lock at a commit; none if the commit has no lock. */
export async function lockedTextsAt(root: string, revision: string): Promise<TranslationLock['texts']> {
  const source = await git(root, 'show', `${revision}:./${lockFile}`).catch(() => undefined);
  return source === undefined ? {} : (JSON.parse(source) as TranslationLock).texts;
}
