import type { SiteUnderTest } from '../site';
import { textHashes } from './translation-lock';

/**
 * A text compared with the lock: `fresh` as recorded; `stale` if its English changed and its Spanish did not; `unrecorded` if it is new,
 * removed, changed in both languages or only in Spanish.
 */
export type TranslationState = 'fresh' | 'stale' | 'unrecorded';

/** Keys of the texts in `state`. */
export function keysIn(states: ReadonlyMap<string, TranslationState>, state: TranslationState): string[] {
  return [...states].filter(([, each]) => each === state).map(([key]) => key);
}

/** State of every text by key, including removed ones; all are `unrecorded` while there is no lock. */
export function translationStates(site: SiteUnderTest): Map<string, TranslationState> {
  const now = textHashes(site);
  const locked = site.lock?.texts ?? {};
  const keys = new Set([...Object.keys(now), ...Object.keys(locked)]);
  return new Map(
    [...keys].map((key) => {
      const [present, recorded] = [now[key], locked[key]];
      if (!present || !recorded) return [key, 'unrecorded'];
      if (present.es !== recorded.es) return [key, 'unrecorded'];
      return [key, present.en === recorded.en ? 'fresh' : 'stale'];
    }),
  );
}
