import type { TextDetail } from '@/editor/texts/describe-text';
import { ask } from '../ask';
import { panelSession } from './panel-session';

/** The panel for editing a text in both languages; `done` is called after each change on disk and when it closes. */
export function openPanel(text: TextDetail, done: (what: 'saved' | 'closed') => void): HTMLDialogElement {
  const dialog = panelSession(text, { done, reopen });
  return dialog;

  /** Opens the panel again for the same text, which can now be edited. */
  async function reopen() {
    const next = openPanel(await ask('describeText', { key: text.key }), done);
    dialog.replaceWith(next);
    next.showModal();
    next.querySelector<HTMLElement>('.field')?.focus();
  }
}
