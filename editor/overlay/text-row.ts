import { api, type TextRow } from './api';
import { element } from './dom';
import { words } from './words';
import { showPanel } from './work-through';

/** The row of a text in the table of all texts; `change` runs what a button of the row does. */
export function rowOf(row: TextRow, change: (act: () => Promise<unknown>) => void): HTMLElement {
  const open = async () => showPanel(await api.text({ key: row.key }));
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, row.key),
    element('td', { lang: 'en' }, row.en),
    element('td', { lang: 'es' }, row.es),
    element(
      'td',
      {},
      element(
        'button',
        { type: 'button', 'aria-label': `${words.open} ${row.key}`, onclick: () => change(open) },
        words.open,
      ),
      row.state === 'stale' &&
        element('button', { type: 'button', onclick: () => change(() => api.accept(row.key)) }, words.stillFits),
    ),
  );
}

/** The part of a text's key that says where it stands: its page, or its notice. */
export function pageOf({ key }: TextRow): string {
  return key
    .split('.')
    .slice(0, key.startsWith('legal.') ? 2 : 1)
    .join('.');
}
