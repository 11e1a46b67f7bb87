import type { PublishedNotice } from '@/editor/notices/new-version';
import { todayLike } from '@/editor/notices/version-form';
import { ask } from '../ask';
import { element } from '../dom';
import { submit } from '../submit';
import { words } from '../words';
import { typedEntries } from './typed-entries';

/** What the panel does for the form: runs a request so that the panel cannot be closed before the response, and opens again. */
export type NewVersionEvents = {
  runAlone: (act: () => Promise<void>) => Promise<void>;
  reopen: () => Promise<void>;
};

/** The form that opens a published notice for editing under a new version, unless `refusal` says why not; the panel then opens again. */
export function newVersionForm(
  { notice, version, date, suggested }: PublishedNotice,
  refusal: () => string,
  { runAlone, reopen }: NewVersionEvents,
): HTMLElement {
  const exact = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const today = todayLike(date);
  const draft = `${notice} ${version}`;
  const typed = typedEntries.read(draft);
  const fields = {
    version: element('input', { required: true, value: suggested, inputmode: 'decimal', autocomplete: 'off' }),
    date: element('input', { required: true, type: exact ? 'date' : 'month', value: today > date ? today : date }),
    en: element('textarea', { required: true, rows: '3', lang: 'en' }, typed?.en),
    es: element('textarea', { required: true, rows: '3', lang: 'es' }, typed?.es),
  };
  const message = element('p', { class: 'message', role: 'status', id: 'version-message' });
  return element(
    'form',
    {
      'aria-label': words.prepare(version),
      oninput: () => typedEntries.keep(draft, entries()),
      onsubmit: (event) => {
        event.preventDefault();
        void runAlone(prepare);
      },
    },
    element('h3', {}, words.prepare(version)),
    element('p', {}, words.prepareHint),
    element(
      'div',
      { class: 'filters' },
      element('label', {}, words.versionNumber, fields.version),
      element('label', {}, words.versionDate(exact), fields.date),
    ),
    element(
      'div',
      { class: 'sides' },
      element('label', {}, words.entry('en'), fields.en),
      element('label', {}, words.entry('es'), fields.es),
    ),
    message,
    element('button', { class: 'main' }, words.prepareButton),
  );

  function entries() {
    return { en: fields.en.value, es: fields.es.value };
  }

  async function prepare() {
    message.textContent = refusal();
    if (message.textContent) return;
    await submit(fields, message, async () => {
      await ask('prepareVersion', {
        notice,
        from: version,
        version: fields.version.value,
        date: fields.date.value,
        entries: entries(),
      });
      typedEntries.forget(draft);
      await reopen();
    });
  }
}
