import { editedLock } from '@/content-check/lock/edited-lock';
import { formatLock } from '@/content-check/lock/format-lock';
import { lockFile, type TranslationLock } from '@/content-check/lock/lock-file';
import { textHashes } from '@/content-check/lock/translation-lock';
import type { MarkedSite } from '../site/load-marked-site';
import { lockedSite } from './findings';

/** The lock file with the entries of `keys` from `reviewed`, by default those of the site's own texts; a key without an entry is deleted. */
export async function lockWith(
  site: MarkedSite,
  keys: readonly string[],
  reviewed?: TranslationLock['texts'],
): Promise<Record<string, string>> {
  const checked = await lockedSite(site);
  if (!checked.lock) return {};
  const entries = reviewed ?? textHashes(checked);
  const others = Object.entries(checked.lock.texts).filter(([key]) => !keys.includes(key));
  const own = keys.flatMap((key) => (entries[key] ? [[key, entries[key]] as const] : []));
  return { [lockFile]: formatLock({ ...checked.lock, texts: Object.fromEntries([...others, ...own]) }) };
}

/** The lock file after an edit that can change several texts (`editedLock`). */
export async function lockAfter(before: MarkedSite, after: MarkedSite): Promise<Record<string, string>> {
  const [old, checked] = await Promise.all([lockedSite(before), lockedSite(after)]);
  return checked.lock ? { [lockFile]: formatLock(editedLock(old, checked)) } : {};
}
