import { messageOf } from '@/lib/text/message-of';
import { ask } from '../ask';
import { element } from '../dom';
import { partOf } from '../part-of';
import { words } from '../words';
import { draftsWithoutText } from './drafts-without-text';
import { rowOf, tableOfTexts } from './text-row';
import { filterTexts, maxShown, type TextsFilter, textsShown } from './texts-filter';
import { workThrough } from './work-through';

/** Shows every text with search and filters in `main`, as rows that open for editing. */
export async function showTexts(main: HTMLElement): Promise<void> {
  let rows = await ask('listTexts', {});
  let choice: Pick<TextsFilter, 'show' | 'chosen'> = { show: 'all', chosen: new Set() };
  let reloads = 0;
  let isBusy = false;
  const search = element('input', { type: 'search', oninput: refresh });
  const page = element(
    'select',
    { onchange: refresh },
    ...[words.table.all, ...new Set(rows.map(({ key }) => partOf(key)))].map((name) => element('option', {}, name)),
  );
  const state = element(
    'select',
    { onchange: () => void reload().catch(report) },
    ...textsShown.map((name) => element('option', { value: name }, words.table[name])),
  );
  const count = element('p', { role: 'status' });
  const body = element('tbody');
  const withoutText = element('div');
  const work = element('button', { type: 'button', onclick: () => void workThroughShown() });
  main.replaceChildren(
    element('h1', {}, words.table.title),
    element(
      'div',
      { class: 'filters' },
      element('label', {}, words.table.search, search),
      element('label', {}, words.table.page, page),
      element('label', {}, words.table.state, state),
      work,
    ),
    count,
    withoutText,
    tableOfTexts(body),
  );
  refresh();
  showWithoutText();
  search.focus();

  function shown() {
    const part = page.value === words.table.all ? undefined : page.value;
    return filterTexts(rows, { search: search.value, part, ...choice });
  }

  /** Keys for the slow filters, requested only when one is chosen. */
  async function keysFor(show: TextsFilter['show']): Promise<string[]> {
    if (show === 'hard') return ask('listHardTexts', {});
    return show === 'changedSinceRelease' ? ask('listChangedSinceRelease', {}) : [];
  }

  function refresh() {
    const left = shown();
    count.textContent = words.table.left(left.length, maxShown);
    const stale = left.filter((row) => row.state === 'stale').length;
    work.textContent = words.workThrough(stale);
    work.hidden = stale === 0;
    body.replaceChildren(...left.slice(0, maxShown).map((row, index) => rowOf(row, (act) => void change(act, index))));
  }

  async function workThroughShown() {
    const stale = shown().filter((row) => row.state === 'stale');
    await attempt(async () => {
      await workThrough(stale.map((row) => row.key));
      await reload();
    });
    (work.hidden ? search : work).focus();
  }

  /** Runs an action on the row at `index`, then focuses that row or the one that replaced it. */
  async function change(act: () => Promise<unknown>, index: number) {
    await attempt(async () => {
      await act();
      await reload();
    });
    (body.rows[Math.min(index, body.rows.length - 1)]?.querySelector('button') ?? search).focus();
  }

  /** Loads the texts of the chosen filter, unless another one is chosen before they arrive. If it fails, the former filter stays. */
  async function reload() {
    const own = ++reloads;
    const show = state.value as TextsFilter['show'];
    const [loaded, keys] = await Promise.all([ask('listTexts', {}), keysFor(show)]).catch((error: unknown) => {
      if (own === reloads) state.value = choice.show;
      throw error;
    });
    if (own !== reloads) return;
    rows = loaded;
    choice = { show, chosen: new Set(keys) };
    refresh();
    showWithoutText();
  }

  function showWithoutText() {
    const discarded = () => {
      showWithoutText();
      search.focus();
    };
    const keys = rows.map(({ key }) => key);
    withoutText.replaceChildren(...draftsWithoutText(keys, discarded));
  }

  /** Runs one action at a time, so that a double click opens one panel. */
  async function attempt(act: () => Promise<unknown>) {
    if (isBusy) return;
    isBusy = true;
    try {
      await act();
    } catch (error) {
      report(error);
    } finally {
      isBusy = false;
    }
  }

  function report(error: unknown) {
    count.textContent = messageOf(error);
  }
}
