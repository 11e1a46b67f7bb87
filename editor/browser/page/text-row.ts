import type { TextRow } from '@/editor/texts/all-texts';
import { ask } from '../ask';
import { element } from '../dom';
import { words } from '../words';
import { showPanel } from './work-through';

/** The row of a text in the table of all texts; `change` runs what a button of the row does. */
export function rowOf(row: TextRow, change: (act: () => Promise<unknown>) => void): HTMLElement {
  const { key, seen } = row;
  const open = async () => showPanel(await ask('describeText', { key }));
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, key),
    element('td', { lang: 'en' }, row.en),
    element('td', { lang: 'es' }, row.es),
    element(
      'td',
      {},
      element(
        'button',
        { type: 'button', 'aria-label': `${words.open} ${key}`, onclick: () => change(open) },
        words.open,
      ),
      seen &&
        element(
          'button',
          {
            type: 'button',
            'aria-label': `${words.stillFits}: ${key}`,
            onclick: () => change(() => ask('acceptText', { key, seen })),
          },
          words.stillFits,
        ),
    ),
  );
}

/** The table of all texts around its rows. */
export function tableOfTexts(body: HTMLTableSectionElement): HTMLElement {
  const heads = [words.table.text, words.language.en, words.language.es, words.table.actions];
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    body,
  );
}
