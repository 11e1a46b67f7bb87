import type { SiteUnderTest } from '../site';
import { textHashes } from './translation-lock';

/**
 * How a text stands to the lock: `fresh` as recorded; `stale` when its English changed and its Spanish did not; `changed` when
 * it is new, gone, changed in both languages or in Spanish alone, and has not been recorded yet.
 */
export type TranslationState = 'fresh' | 'stale' | 'changed';

/** State of every text by key, of those that are gone too; all are `changed` while there is no lock. */
export function translationStates(site: SiteUnderTest): Map<string, TranslationState> {
  const now = textHashes(site);
  const locked = site.lock?.texts ?? {};
  const keys = new Set([...Object.keys(now), ...Object.keys(locked)]);
  return new Map(
    [...keys].map((key) => {
      const [present, recorded] = [now[key], locked[key]];
      if (!present || !recorded) return [key, 'changed'];
      if (present.es !== recorded.es) return [key, 'changed'];
      return [key, present.en === recorded.en ? 'fresh' : 'stale'];
    }),
  );
}
