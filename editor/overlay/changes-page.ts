import { api } from './api';
import { element } from './dom';
import { markedChanges } from './marked-changes';
import { words } from './words';
import type { TextChange } from '../texts/changes';

/** What differs from the last commit, word by word in both languages, and the way to commit it. */
export async function showChanges(main: HTMLElement): Promise<void> {
  const { texts, findings, prepared, uncommitted, author } = await api.changes();
  const message = element('p', { class: 'message', role: 'status' });
  main.replaceChildren(
    element('h1', {}, words.changesTitle),
    ...(uncommitted ? [] : [element('p', {}, words.none)]),
    ...(texts.length > 0 ? [tableOf(texts, again, message)] : []),
    element('p', {}, words.findings(findings.length)),
    element(
      'ul',
      { class: 'findings' },
      ...findings.map((finding) =>
        element('li', {}, `${finding.key}: ${finding.message} ${words.expected} ${finding.expected}`),
      ),
    ),
    ...prepared.map((version) => publishing(version, again, message)),
    message,
    ...(uncommitted ? [commitForm(author, again, message)] : []),
  );

  function again() {
    void showChanges(main);
  }
}

function publishing(
  { notice, version }: { notice: string; version: string },
  done: () => void,
  message: HTMLElement,
): HTMLElement {
  const publish = () => void attempt(() => api.publishVersion(notice), done, message);
  return element(
    'p',
    {},
    words.prepared(notice, version),
    element('button', { type: 'button', onclick: publish }, words.publish(notice, version)),
    element('small', {}, ` ${words.publishHint}`),
  );
}

function tableOf(texts: readonly TextChange[], done: () => void, message: HTMLElement): HTMLElement {
  return element(
    'table',
    {},
    element(
      'tbody',
      {},
      ...texts.map(({ key, en, es }) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, key),
          element('td', { lang: 'en' }, ...markedChanges(en)),
          element('td', { lang: 'es' }, ...markedChanges(es)),
          element(
            'td',
            {},
            element(
              'button',
              {
                type: 'button',
                'aria-label': `${words.undo} ${key}`,
                onclick: () => void attempt(() => api.undo(key), done, message),
              },
              words.undo,
            ),
          ),
        ),
      ),
    ),
  );
}

function commitForm(author: string, done: () => void, message: HTMLElement): HTMLElement {
  const what = element('input', { required: true, size: 60 });
  const name = element('input', { required: true, autocomplete: 'name' });
  const email = element('input', { required: true, type: 'email', autocomplete: 'email' });
  return element(
    'form',
    {
      class: 'filters',
      onsubmit: (event) => {
        event.preventDefault();
        const identity = author ? undefined : { name: name.value, email: email.value };
        void attempt(() => api.commit(what.value, identity), done, message);
      },
    },
    element('label', {}, words.commitLabel, what),
    !author && element('label', {}, words.name, name),
    !author && element('label', {}, words.email, email),
    element('button', { class: 'main' }, words.commit),
  );
}

async function attempt(act: () => Promise<unknown>, done: () => void, message: HTMLElement): Promise<void> {
  try {
    await act();
    done();
  } catch (error) {
    message.textContent = error instanceof Error ? error.message : String(error);
  }
}
