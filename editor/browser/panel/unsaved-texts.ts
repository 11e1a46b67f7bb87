import { partOf } from '../part-of';
import { words } from '../words';
import { drafts } from './drafts';

/**
 * A message that names the texts with drafts on the page or in the notice of the text `key`; empty if there are none. While there is a draft, no
 * item there may move: keys can contain positions, so the draft could end up on another text. `say` makes the message.
 */
export function unsavedTexts(key: string, say: (keys: readonly string[]) => string = words.unsavedTexts): string {
  const keys = drafts.keysIn(partOf(key));
  return keys.length > 0 ? say(keys) : '';
}
