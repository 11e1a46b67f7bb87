import { messageOf } from '@/lib/text/message-of';
import { ask } from '../ask';
import { changeNodes } from '../change-nodes';
import { element } from '../dom';
import { words } from '../words';

/** Additions to the panel of a stale text: how its English changed, and a button to confirm that the Spanish is still right. */
export function staleReview(key: string, accept: () => void): { node: HTMLElement; stillFits: HTMLElement } {
  const changes = element('div', { role: 'status' }, words.lookingInGit);
  void ask('findChangedEnglish', { key }).then(
    ({ found }) => {
      if (!found) changes.replaceChildren(words.noOldEnglish);
      else
        changes.replaceChildren(
          element('p', { lang: 'en' }, ...changeNodes(found.changes)),
          element('p', { class: 'about' }, words.comparedWith(found.commit, found.date)),
        );
    },
    (error: unknown) => changes.replaceChildren(messageOf(error)),
  );
  return {
    node: element('section', { 'aria-label': words.englishChanged }, element('h3', {}, words.englishChanged), changes),
    stillFits: element('button', { type: 'button', onclick: accept }, words.stillFits),
  };
}
