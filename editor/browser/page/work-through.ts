import type { TextDetail } from '@/editor/texts/describe-text';
import { ask } from '../ask';
import { openPanel } from '../panel/panel';

/** Opens the stale texts among `keys` one after the other, until a panel is closed without saving. */
export async function workThrough(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const text = await ask('describeText', { key });
    if (text.state === 'stale' && (await showPanel(text)) === 'closed') return;
  }
}

/**
 * Shows the panel of a text until it is saved or closed. A stale text gets focus in its Spanish field, not on a button: otherwise an Enter key
 * pressed too long on the previous text would accept this text unread.
 */
export function showPanel(text: TextDetail): Promise<'saved' | 'closed'> {
  return new Promise((resolve) => {
    const dialog = openPanel(text, resolve);
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector<HTMLElement>(text.state === 'stale' ? '.field[lang="es"]' : '.field')?.focus();
  });
}
