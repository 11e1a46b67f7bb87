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

/** The lock file after a change of the content: changed texts are recorded as reviewed, and removed texts are deleted from it. */
export async function lockAfter(before: MarkedSite, after: MarkedSite): Promise<Record<string, string>> {
  const [old, checked] = await Promise.all([lockedSite(before), lockedSite(after)]);
  if (!checked.lock) return {};
  const [was, is] = [textHashes(old), textHashes(checked)];
  const known = checked.lock.texts;
  const texts = Object.fromEntries(
    Object.entries(is).flatMap(([key, now]) => {
      const touched = JSON.stringify(was[key]) !== JSON.stringify(now);
      const entry = touched ? now : known[key];
      return entry ? [[key, entry]] : [];
    }),
  );
  return { [lockFile]: formatLock({ ...checked.lock, texts }) };
}
