import type { TextDetail } from '@/editor/texts/describe-text';
import { element } from '../dom';
import { words } from '../words';

type Part = HTMLElement | undefined | false;

/** The dialog of a panel: the text's key and use, `parts`, and the buttons in `foot`. Escape and the button at the top call `close`. */
export function panelDialog(
  text: TextDetail,
  parts: readonly Part[],
  foot: readonly Part[],
  close: () => void,
): HTMLDialogElement {
  const dialog = element(
    'dialog',
    { class: 'panel', 'aria-label': words.edit(text.key) },
    element(
      'header',
      {},
      element('h2', {}, text.key),
      element('button', { type: 'button', onclick: close }, words.close),
    ),
    element('p', { class: 'about' }, words.usedOn(text.key, text.page)),
    text.isLocked && element('p', { class: 'message' }, words.locked),
    ...parts,
    element('footer', {}, ...foot),
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  let lastFocused: EventTarget | null = null;
  dialog.addEventListener('focusin', ({ target }) => (lastFocused = target));
  // Browsers do not let a page prevent a second Escape. A panel that is still here cannot be closed yet, so it is shown again.
  dialog.addEventListener('close', () => {
    if (dialog.open || !dialog.isConnected) return;
    const focused = lastFocused;
    dialog.showModal();
    if (focused instanceof HTMLElement) focused.focus();
  });
  return dialog;
}
