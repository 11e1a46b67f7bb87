import { isObjectOf } from '@/editor/guards';
import { isFingerprints, isTexts } from '@/editor/requests/request-guards';
import type { TextEdit } from '@/editor/texts/save-text';
import { storedValues } from './stored-values';

/** Typed texts that are not saved, and the fingerprints of the texts on disk that they replace. */
type Draft = Pick<TextEdit, 'texts' | 'seen'>;

const stored = storedValues<Draft>('editor-draft-2:', isObjectOf({ texts: isTexts, seen: isFingerprints }));

/** The drafts of this browser by the key of their text, where they stay until they are saved or discarded. */
export const drafts = {
  ...stored,
  /** Keys of the texts on a page or in a notice that have drafts. */
  keysIn(part: string): string[] {
    return stored.names().filter((key) => key.startsWith(`${part}.`));
  },
  /** Keys that have drafts and are not among `keys`. */
  keysBesides(keys: readonly string[]): string[] {
    const others = new Set(keys);
    return stored.names().filter((key) => !others.has(key));
  },
};
