import { messageOf } from '@/lib/text/message-of';
import { ask } from './ask';
import { element } from './dom';
import { groupOf, labelOf } from './fact-names';
import { markedChanges } from './marked-changes';
import { words } from './words';
import type { FactChange } from '../texts/changed-facts';
import type { TextChange } from '../texts/changes';

/** Shows what differs from the last commit, word by word in both languages, and lets the editor commit it. */
export async function showChanges(main: HTMLElement): Promise<void> {
  const { texts, facts, findings, prepared, uncommitted, author } = await ask('changes', {});
  const message = element('p', { class: 'message', role: 'status' });
  main.replaceChildren(
    element('h1', {}, words.changesTitle),
    ...(uncommitted ? [] : [element('p', {}, words.none)]),
    ...(texts.length > 0 ? [tableOf(texts.map((change) => textRow(change, undo)))] : []),
    ...(facts.length > 0
      ? [element('h2', {}, words.changedFacts), tableOf(facts.map((change) => factRow(change, undo)))]
      : []),
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

  function undo(name: string, act: () => Promise<unknown>): HTMLElement {
    const take = () => void attempt(act, again, message);
    return element('button', { type: 'button', 'aria-label': `${words.undo} ${name}`, onclick: take }, words.undo);
  }
}

function publishing(
  { notice, version }: { notice: string; version: string },
  done: () => void,
  message: HTMLElement,
): HTMLElement {
  const publish = () => void attempt(() => ask('publishVersion', { notice }), done, message);
  return element(
    'p',
    {},
    words.prepared(notice, version),
    element('button', { type: 'button', onclick: publish }, words.publish(notice, version)),
    element('small', {}, ` ${words.publishHint}`),
  );
}

type UndoButton = (name: string, act: () => Promise<unknown>) => HTMLElement;

function tableOf(rows: readonly HTMLElement[]): HTMLElement {
  return element('table', {}, element('tbody', {}, ...rows));
}

function textRow({ key, en, es }: TextChange, undo: UndoButton): HTMLElement {
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, key),
    element('td', { lang: 'en' }, ...markedChanges(en)),
    element('td', { lang: 'es' }, ...markedChanges(es)),
    element(
      'td',
      {},
      undo(key, () => ask('undo', { key })),
    ),
  );
}

function factRow(change: FactChange, undo: UndoButton): HTMLElement {
  const { id, was, is } = change;
  const [, address] = /^redirects\.(.*)$/.exec(id) ?? [];
  const name = address ? words.addresses.form(address) : `${groupOf(id)}: ${labelOf(id)}`;
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, name),
    element('td', {}, was === undefined ? words.wasNot : element('del', {}, was)),
    element('td', {}, is === undefined ? words.isGone : element('ins', {}, is)),
    element(
      'td',
      {},
      undo(name, () => ask('undoFact', change)),
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
        void attempt(() => ask('commit', { message: what.value, author: identity }), done, message);
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
    message.textContent = messageOf(error);
  }
}
