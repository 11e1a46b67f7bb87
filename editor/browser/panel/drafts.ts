import { isObjectOf } from '@/editor/requests/guards';
import { isFingerprints, isTexts } from '@/editor/requests/request-guards';
import type { TextEdit } from '@/editor/texts/save-text';

/** Typed texts that are not saved, and the fingerprints of the texts on disk that they replace. */
type Draft = Pick<TextEdit, 'texts' | 'seen'>;

const prefix = 'editor-draft-2:';
const isDraft = isObjectOf<Draft>({ texts: isTexts, seen: isFingerprints });

/** The drafts of this browser, where they stay until they are saved or discarded. */
export const drafts = {
  /** The draft of the text `key`, if there is one. */
  read(key: string): Draft | undefined {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
      return isDraft(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  },
  /** Returns whether the browser could store the draft. */
  keep(key: string, draft: Draft): boolean {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  },
  forget(key: string): void {
    localStorage.removeItem(prefix + key);
  },
  /** Keys of the texts on a page or in a notice that have drafts. */
  keysIn(part: string): string[] {
    return keysOfDrafts().filter((key) => key.startsWith(`${part}.`));
  },
  /** Keys that have drafts and are not among `keys`. */
  keysBesides(keys: readonly string[]): string[] {
    const others = new Set(keys);
    return keysOfDrafts().filter((key) => !others.has(key));
  },
};

function keysOfDrafts(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}
