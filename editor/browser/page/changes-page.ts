import { faultText } from '@/editor/check/fault-text';
import { addressOf } from '@/editor/facts/fact-ids';
import type { PreparedVersion } from '@/editor/notices/new-version';
import type { FactChange } from '@/editor/review/changed-facts';
import type { ChangesOverview } from '@/editor/review/changes-overview';
import { messageOf } from '@/lib/text/message-of';
import { ask, Refused } from '../ask';
import { changeNodes } from '../change-nodes';
import { element } from '../dom';
import { unsavedTexts } from '../panel/unsaved-texts';
import { words } from '../words';
import { commitForm } from './commit-form';
import { groupOf, labelOf } from './fact-names';

/** Runs the action of a button or form and shows the remaining changes. Returns whether the action worked, and shows a message if not. */
type Attempt = (act: () => Promise<void>) => Promise<boolean>;

/** Shows what differs from the last commit, word by word in both languages, and lets the editor commit it. */
export async function showChanges(page: HTMLElement): Promise<void> {
  const heading = element('h1', { tabindex: -1 }, words.changesTitle);
  const list = element('div');
  const message = element('p', { class: 'message', role: 'status' });
  let isBusy = false;
  const form = commitForm((what, author) => attempt(() => ask('commit', { message: what, author })));
  await refresh();
  page.replaceChildren(heading, list, message, form.node);

  async function refresh() {
    const { texts, lists, facts, findings, prepared, hasUncommitted, author } = await ask('listChanges', {});
    list.replaceChildren(
      ...(hasUncommitted ? [] : [element('p', {}, words.none)]),
      ...(texts.length > 0 ? [tableOf(texts.map((change) => textRow(change, attempt)))] : []),
      ...(lists.length > 0 ? [element('h2', {}, words.changedLists)] : []),
      ...lists.map((list) => listPart(list, attempt)),
      ...(facts.length > 0
        ? [element('h2', {}, words.changedFacts), tableOf(facts.map((change) => factRow(change, attempt)))]
        : []),
      element('p', {}, words.findings(findings.length)),
      element(
        'ul',
        { class: 'findings' },
        ...findings.map((finding) => element('li', {}, `${finding.key}: ${faultText(finding)}`)),
      ),
      ...prepared.map((version) => publishing(version, attempt)),
    );
    form.show(hasUncommitted, author);
  }

  async function attempt(act: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    isBusy = true;
    message.textContent = '';
    try {
      await act();
      await refresh();
      heading.focus();
      return true;
    } catch (error) {
      message.textContent = messageOf(error);
      return false;
    } finally {
      isBusy = false;
    }
  }
}

function publishing({ notice, version }: PreparedVersion, attempt: Attempt): HTMLElement {
  const publish = () => {
    const unsaved = unsavedTexts(`legal.${notice}.`, words.unsavedInVersion);
    void attempt(() => unless(unsaved, () => ask('publishVersion', { notice, version })));
  };
  return element(
    'p',
    {},
    words.prepared(notice, version),
    element('button', { type: 'button', onclick: publish }, words.publish(notice, version)),
    element('small', {}, ` ${words.publishHint}`),
  );
}

/** Runs `act` if there is no `refusal`, which is otherwise the error. */
function unless(refusal: string, act: () => Promise<void>): Promise<void> {
  return refusal ? Promise.reject(new Refused({ message: refusal })) : act();
}

function tableOf(rows: readonly HTMLElement[]): HTMLElement {
  return element('table', {}, element('tbody', {}, ...rows));
}

/** A list that can only be undone as a whole. It has no texts in the table if all are still under the same keys. */
function listPart({ name, seen, texts }: ChangesOverview['lists'][number], attempt: Attempt): HTMLElement {
  const undo = () => void attempt(() => unless(unsavedTexts(name), () => ask('undoList', { name, seen })));
  return element(
    'section',
    { 'aria-label': name },
    element('p', {}, element('button', { type: 'button', onclick: undo }, words.undoList(name))),
    texts.length > 0 && tableOf(texts.map((change) => textRow(change, attempt))),
  );
}

/** The row of a text, with a button if it can be undone by itself. */
function textRow({ key, en, es, seen }: ChangesOverview['texts'][number], attempt: Attempt): HTMLElement {
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, key),
    element('td', { lang: 'en' }, ...changeNodes(en)),
    element('td', { lang: 'es' }, ...changeNodes(es)),
    element('td', {}, seen && undoButton(key, () => void attempt(() => ask('undoText', { key, seen })))),
  );
}

function factRow(change: FactChange, attempt: Attempt): HTMLElement {
  const { id, was, is } = change;
  const address = addressOf(id);
  const name = address === undefined ? `${groupOf(id)}: ${labelOf(id)}` : words.addresses.form(address);
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, name),
    element('td', {}, was === undefined ? words.wasNot : element('del', {}, was)),
    element('td', {}, is === undefined ? words.isGone : element('ins', {}, is)),
    element(
      'td',
      {},
      undoButton(name, () => void attempt(() => ask('undoFact', change))),
    ),
  );
}

function undoButton(name: string, undo: () => void): HTMLElement {
  return element('button', { type: 'button', 'aria-label': `${words.undo} ${name}`, onclick: undo }, words.undo);
}
