import { api, type TextRow } from './api';
import { element } from './dom';
import { openPanel } from './panel';
import { showChanges } from './changes-page';
import { words } from './words';

/** The editor's own page: every text with search and filters, and what was changed (`#changes`). */
const main = element('main');
document.body.append(
  element(
    'nav',
    { class: 'toolbar', 'aria-label': words.toolbar },
    element('a', { href: '/' }, words.browsing),
    element('a', { href: '#texts' }, words.allTexts),
    element('a', { href: '#changes' }, words.changes),
  ),
  main,
);
addEventListener('hashchange', show);
show();

function show(): void {
  main.replaceChildren();
  void (location.hash === '#changes' ? showChanges(main) : showTexts());
}

async function showTexts(): Promise<void> {
  const rows = await api.texts();
  const search = element('input', { type: 'search', oninput: refresh });
  const page = element(
    'select',
    { onchange: refresh },
    ...[words.table.all, ...new Set(rows.map(pageOf))].map((name) => element('option', {}, name)),
  );
  const state = element(
    'select',
    { onchange: refresh },
    ...(['all', 'stale', 'changed', 'faulty'] as const).map((name) =>
      element('option', { value: name }, words.table[name]),
    ),
  );
  const count = element('p', { role: 'status' });
  const body = element('tbody');
  main.replaceChildren(
    element('h1', {}, words.table.title),
    element(
      'div',
      { class: 'filters' },
      element('label', {}, words.table.search, search),
      element('label', {}, words.table.page, page),
      element('label', {}, words.table.state, state),
    ),
    count,
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...['', words.language.en, words.language.es, ''].map((head) => element('th', { scope: 'col' }, head)),
        ),
      ),
      body,
    ),
  );
  refresh();
  search.focus();

  function refresh() {
    const wanted = fold(search.value);
    const left = rows.filter(
      (row) =>
        (page.value === words.table.all || pageOf(row) === page.value) &&
        (state.value === 'all' || (state.value === 'faulty' ? row.faulty : row.state === state.value)) &&
        fold(`${row.key} ${row.en} ${row.es}`).includes(wanted),
    );
    count.textContent = words.table.left(left.length);
    body.replaceChildren(...left.slice(0, 300).map(rowOf));
  }
}

function rowOf(row: TextRow): HTMLElement {
  const stillFits = element(
    'button',
    { type: 'button', onclick: () => void api.accept(row.key).then(showTexts) },
    words.stillFits,
  );
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
        { type: 'button', 'aria-label': `${words.open} ${row.key}`, onclick: () => void open(row.key) },
        words.open,
      ),
      row.state === 'stale' && stillFits,
    ),
  );
}

async function open(key: string): Promise<void> {
  const from = document.activeElement as HTMLElement;
  const dialog = openPanel(await api.text({ key }), (what) => (what === 'saved' ? void showTexts() : from.focus()));
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('.field')?.focus();
}

function pageOf({ key }: TextRow): string {
  return key
    .split('.')
    .slice(0, key.startsWith('legal.') ? 2 : 1)
    .join('.');
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
