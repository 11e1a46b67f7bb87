import { lockFile, type TranslationLock } from '@/content-check/lock/lock-file';
import { git } from '../git/git';
import { EditRefused } from '../refusals';

/** The texts in the translation lock at a commit; none if the commit has no lock. Throws `EditRefused` if that lock is malformed. */
export async function lockedTextsAt(root: string, revision: string): Promise<TranslationLock['texts']> {
  const source = await git(root, 'show', `${revision}:./${lockFile}`).catch(() => undefined);
  if (source === undefined) return {};
  const lock = parsed(source);
  if (!hasTexts(lock))
    throw new EditRefused(`The lock of the last commit is malformed: repair ${lockFile} and commit it.`);
  return lock.texts;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function hasTexts(lock: unknown): lock is Pick<TranslationLock, 'texts'> {
  return (
    typeof lock === 'object' &&
    lock !== null &&
    'texts' in lock &&
    typeof lock.texts === 'object' &&
    lock.texts !== null
  );
}
