import type { SiteUnderTest } from '../site';
import type { TranslationLock } from './lock-file';
import { noticeStates } from './notice-state';
import { noticeHashes, textHashes } from './translation-lock';
import { keysIn, translationStates } from './translation-state';

/** Creates the first lock from the current texts. Throws if there already is a lock. */
export function initialLock(site: SiteUnderTest): TranslationLock {
  if (site.lock) throw new Error('content/translation.lock.json exists: use --accept <key> or --record');
  return { texts: textHashes(site), notices: recordedNotices(site, { texts: {}, notices: {} }) };
}

/**
 * Records every text that is new, removed, changed in both languages or only in Spanish, and every notice with an unrecorded version. Stale
 * translations, and notices changed under the same version, are not recorded; throws without a lock.
 */
export function recordedLock(site: SiteUnderTest): TranslationLock {
  const lock = existing(site);
  const now = textHashes(site);
  const stale = keysIn(translationStates(site), 'stale');
  const kept = Object.fromEntries(stale.flatMap((key) => (lock.texts[key] ? [[key, lock.texts[key]]] : [])));
  return { texts: { ...now, ...kept }, notices: recordedNotices(site, lock) };
}

/**
 * Records the stale translations under `keys`, or `all` of them, as reviewed. Notices are never accepted, because they need a new version;
 * throws without a lock and for a key that is not stale.
 */
export function acceptedLock(site: SiteUnderTest, keys: readonly string[]): TranslationLock {
  const lock = existing(site);
  const now = textHashes(site);
  const stale = keysIn(translationStates(site), 'stale');
  const unknown = keys.find((key) => key !== 'all' && !stale.includes(key));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not the key of a stale translation. Stale now: ${stale.join(', ') || 'none'}`);
  const accepted = keys.includes('all') ? stale : keys;
  return {
    ...lock,
    texts: { ...lock.texts, ...Object.fromEntries(accepted.flatMap((key) => (now[key] ? [[key, now[key]]] : []))) },
  };
}

function recordedNotices(site: SiteUnderTest, lock: TranslationLock): TranslationLock['notices'] {
  const hashes = noticeHashes(site);
  const unrecorded = noticeStates({ ...site, lock }).filter(({ state }) => state === 'unrecorded');
  return unrecorded.reduce<TranslationLock['notices']>((notices, { name, version }) => {
    const now = hashes[name];
    return now ? { ...notices, [name]: { ...notices[name], [version]: now } } : notices;
  }, lock.notices);
}

function existing({ lock }: SiteUnderTest): TranslationLock {
  if (!lock) throw new Error('There is no content/translation.lock.json yet: write the first one with --init');
  return lock;
}
