import { drafts } from './drafts';
import { partOf } from '../part-of';
import { words } from '../words';

/**
 * Says which texts on the page or in the notice of the text `key` have drafts; empty if none has. While one has, no item may move there: keys can
 * count positions, so that the draft could become that of another text.
 */
export function unsavedTexts(key: string): string {
  const keys = drafts.keysIn(partOf(key));
  return keys.length > 0 ? words.unsavedTexts(keys) : '';
}
