import { lockFile, type TextHashes, type TranslationLock } from '@/content-check/lock/lock-file';
import { git } from '../git/git';
import { isObjectOf, isRecordOf, isString } from '../guards';
import { parsedJson } from '../parsed-json';
import { EditRefused } from '../refusals';

const isLock = isObjectOf<Pick<TranslationLock, 'texts'>>({
  texts: isRecordOf(isObjectOf<TextHashes>({ en: isString, es: isString })),
});

/** The texts in the translation lock of the last commit; none if it has no lock. Throws `EditRefused` if that lock is malformed. */
export async function committedLockTexts(root: string): Promise<TranslationLock['texts']> {
  const source = await git(root, 'show', `HEAD:./${lockFile}`).catch(() => undefined);
  if (source === undefined) return {};
  const lock = parsedJson(source);
  if (!isLock(lock))
    throw new EditRefused(`The lock of the last commit is malformed: repair ${lockFile} and commit it.`);
  return lock.texts;
}
