import type { SiteUnderTest } from '../site';
import { textHashes } from './translation-lock';

/**
 * A text compared with the lock: `fresh` as recorded; `stale` if its English changed and its Spanish did not; `changed` if it is new, removed,
 * changed in both languages or only in Spanish, and not recorded yet.
 */
export type TranslationState = 'fresh' | 'stale' | 'changed';

/** Keys of the texts in `state`. */
export function keysIn(states: ReadonlyMap<string, TranslationState>, state: TranslationState): string[] {
  return [...states].filter(([, each]) => each === state).map(([key]) => key);
}

/** State of every text by key, including removed ones; all are `changed` while there is no lock. */
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
