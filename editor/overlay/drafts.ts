import type { Token } from '../source/tokens';

/** Typed texts that are not saved. They are kept in this browser until they are saved or discarded. */
export type Draft = { texts: Record<'en' | 'es', Token[]>; seen: Record<'en' | 'es', string> };

const prefix = 'editor-draft-2:';

export const drafts = {
  /** The unsaved text under `key`, if there is one. */
  read(key: string): Draft | undefined {
    const stored = localStorage.getItem(prefix + key);
    return stored ? (JSON.parse(stored) as Draft) : undefined;
  },
  keep(key: string, draft: Draft): void {
    localStorage.setItem(prefix + key, JSON.stringify(draft));
  },
  forget(key: string): void {
    localStorage.removeItem(prefix + key);
  },
};
