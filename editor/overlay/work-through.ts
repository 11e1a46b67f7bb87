import { api, type TextDetail } from './api';
import { openPanel } from './panel';

/** Opens the stale ones of the texts under `keys` one after the other, until a panel is closed without saving. */
export async function workThrough(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const text = await api.text({ key });
    if (text.state === 'stale' && (await showPanel(text)) === 'closed') return;
  }
}

/**
 * Shows the panel of a text until something is saved or it is closed. A stale text has the focus in its Spanish, not on a button:
 * an Enter held too long on the text before must not accept this one unread.
 */
export function showPanel(text: TextDetail): Promise<'saved' | 'closed'> {
  return new Promise((resolve) => {
    const dialog = openPanel(text, resolve);
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector<HTMLElement>(text.state === 'stale' ? '.field[lang="es"]' : '.field')?.focus();
  });
}
