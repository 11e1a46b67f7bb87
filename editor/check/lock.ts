import { editedLock } from '@/content-check/lock/edited-lock';
import { formatLock } from '@/content-check/lock/format-lock';
import { lockFile } from '@/content-check/lock/lock-file';
import { textHashes } from '@/content-check/lock/translation-lock';
import type { MarkedSite } from '../site/load-marked-site';
import { lockedSite } from './findings';

/** The lock file with the texts under `keys` recorded as reviewed in both languages. */
export async function lockWith(site: MarkedSite, keys: readonly string[]): Promise<Record<string, string>> {
  const checked = await lockedSite(site);
  if (!checked.lock) return {};
  const now = textHashes(checked);
  const texts = { ...checked.lock.texts };
  for (const key of keys) if (now[key]) texts[key] = now[key];
  return { [lockFile]: formatLock({ ...checked.lock, texts }) };
}

/** The lock file after an edit that can change several texts (`editedLock`). */
export async function lockAfter(before: MarkedSite, after: MarkedSite): Promise<Record<string, string>> {
  const [old, checked] = await Promise.all([lockedSite(before), lockedSite(after)]);
  return checked.lock ? { [lockFile]: formatLock(editedLock(old, checked)) } : {};
}
