import type { SiteUnderTest } from '../site';
import type { TextHashes, TranslationLock } from './lock-file';
import { textHashes } from './translation-lock';
import { translationStates } from './translation-state';

/**
 * The lock after an edit: texts that the edit added or changed are recorded as reviewed, and removed texts are deleted. A text that waited for
 * review before the edit still waits, also under another key. Throws without a lock.
 */
export function editedLock(before: SiteUnderTest, after: SiteUnderTest): TranslationLock {
  if (!after.lock) throw new Error('There is no content/translation.lock.json to change.');
  const recorded = after.lock.texts;
  const old = textHashes(before);
  const states = translationStates(before);
  const isReviewed = (key: string) => states.get(key) === 'fresh';
  // Moving an item changes the keys of its texts, so a text is found by its words. Of equal texts the map keeps the last, one that waits for
  // review if there is any, so that no unread text counts as reviewed.
  const keys = Object.keys(old);
  const ordered = [...keys.filter(isReviewed), ...keys.filter((key) => !isReviewed(key))];
  const oldKeys = new Map(ordered.map((key) => [pairOf(old[key]), key]));

  const entryOf = (key: string, now: TextHashes): TextHashes | undefined => {
    const oldKey = oldKeys.get(pairOf(now)) ?? (old[key] && key);
    if (oldKey === undefined || isReviewed(oldKey)) return now;
    const known = recorded[oldKey];
    return known && states.get(oldKey) === 'stale' ? { ...now, en: known.en } : known;
  };
  const texts = Object.entries(textHashes(after)).flatMap(([key, now]) => {
    const entry = entryOf(key, now);
    return entry ? [[key, entry] as const] : [];
  });
  return { ...after.lock, texts: Object.fromEntries(texts) };
}

function pairOf(hashes: TextHashes | undefined): string {
  return `${hashes?.en} ${hashes?.es}`;
}
