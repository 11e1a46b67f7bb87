import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editedLock } from '@/content-check/lock/edited-lock';
import { formatLock } from '@/content-check/lock/format-lock';
import { lockFile, type TranslationLock } from '@/content-check/lock/lock-file';
import { textHashes } from '@/content-check/lock/translation-lock';
import type { MarkedSite } from '../site/load-marked-site';
import type { FileTexts } from '../site/write-files';
import { siteWithoutSpelling } from './findings';

/** The lock file as it will be and as it was read, by name; both are empty in a project without one. */
type LockChange = { draft: FileTexts; base: FileTexts };

/** The lock file with the entries of `keys` from `reviewed`, by default those of the site's own texts; a key without an entry is deleted. */
export async function lockWith(
  site: MarkedSite,
  keys: readonly string[],
  reviewed?: TranslationLock['texts'],
): Promise<LockChange> {
  const base = await lockOnDisk(site);
  const checked = await siteWithoutSpelling(site);
  if (!checked.lock) return { draft: {}, base };
  const entries = reviewed ?? textHashes(checked);
  const others = Object.entries(checked.lock.texts).filter(([key]) => !keys.includes(key));
  const own = keys.flatMap((key) => (entries[key] ? [[key, entries[key]] as const] : []));
  return {
    draft: { [lockFile]: formatLock({ ...checked.lock, texts: Object.fromEntries([...others, ...own]) }) },
    base,
  };
}

/** The lock file after an edit that can change several texts (`editedLock`). */
export async function lockAfter(before: MarkedSite, after: MarkedSite): Promise<LockChange> {
  const base = await lockOnDisk(before);
  const [old, checked] = await Promise.all([siteWithoutSpelling(before), siteWithoutSpelling(after)]);
  return { draft: checked.lock ? { [lockFile]: formatLock(editedLock(old, checked)) } : {}, base };
}

/** The text of the lock file. It is read before the lock is, so that a change between the two is noticed. */
export async function lockOnDisk({ root }: MarkedSite): Promise<FileTexts> {
  const text = await readFile(join(root, lockFile), 'utf8').catch(() => undefined);
  return text === undefined ? {} : { [lockFile]: text };
}
