import { perLocale } from '@/lib/i18n/per-locale';
import { completeLocales } from '@/lib/i18n/routing';
import { messageOf } from '@/lib/text/message-of';
import type { Seen } from '../site/find-text';
import type { TextDetail } from '../texts/describe-text';
import type { ItemAction } from '../texts/list-items';
import { ask, Refused } from './ask';
import { element } from './dom';
import { drafts } from './drafts';
import { listTools } from './list-tools';
import { liveCheck } from './live-check';
import { newVersionForm } from './new-version-form';
import { panelDialog } from './panel-dialog';
import { panelSide } from './panel-side';
import { staleReview } from './stale-review';
import { seenIn, theirText } from './their-text';
import { unsavedTexts } from './unsaved-texts';
import { words } from './words';

/** The panel for editing a text in both languages; `done` is called after each change on disk and when it closes. */
export function openPanel(text: TextDetail, done: (what: 'saved' | 'closed') => void): HTMLDialogElement {
  const draft = drafts.read(text.key);
  const present = seenIn(text);
  let seen = draft?.seen ?? present;
  let isBusy = false;
  let isKept = true;

  const message = element('p', { class: 'message', role: 'status', 'aria-label': words.message });
  const save = element(
    'button',
    { type: 'button', class: 'main', onclick: () => void saveBoth(), disabled: text.locked },
    text.state === 'stale' ? words.saveNew : words.save,
  );
  const review = text.state === 'stale' && !text.locked ? staleReview(text.key, accept) : undefined;
  const sides = perLocale((language) =>
    panelSide(language, text[language], {
      tokens: draft?.texts[language] ?? text[language]?.tokens ?? [],
      rich: text.rich,
      readOnly: text.locked,
      changed,
    }),
  );
  const fields = element('div', { class: 'sides' }, sides.en.node, sides.es.node);
  const theirs = theirText(sides, overTheirs);
  const edit = () => ({ key: text.key, texts: perLocale((language) => sides[language].field.tokens()), seen });
  const live = liveCheck(edit, (said, scores) => {
    if (scores) for (const language of completeLocales) sides[language].measure(scores[language]);
    message.textContent = said || (isKept ? '' : words.notKept);
  });

  const dialog = panelDialog(
    text,
    [
      text.published && newVersionForm(text.published, () => unsavedTexts(text.key), reopen),
      draft && element('p', { class: 'message' }, words.draft),
      review?.node,
      fields,
      text.locked ? undefined : listTools(text.lists, changeItem),
      live.node,
      message,
    ],
    [theirs.keepMine, review?.stillFits, save],
    close,
  );
  for (const language of completeLocales) sides[language].measure(text[language]?.score);
  if (completeLocales.some((language) => seen[language] !== present[language])) showConflict(text);
  else if (!text.locked) void live.now();
  return dialog;

  /** Opens the panel again for the same text, which can now be edited. */
  async function reopen() {
    const next = openPanel(await ask('describeText', { key: text.key }), done);
    dialog.replaceWith(next);
    next.showModal();
    next.querySelector<HTMLElement>('.field')?.focus();
  }

  function saveBoth() {
    message.textContent = words.saving;
    return attempt(() => ask('saveText', edit()).then(() => drafts.forget(text.key)));
  }

  function accept() {
    if (drafts.read(text.key)) message.textContent = words.unsavedHere;
    else void attempt(() => ask('acceptText', { key: text.key, seen }));
  }

  function changeItem(level: number, action: ItemAction) {
    message.textContent = unsavedTexts(text.key);
    if (!message.textContent) void attempt(() => ask('changeList', { key: text.key, level, action, seen }));
  }

  /** Does what closes the panel if it works; until it is known, nothing can be typed that would be lost. */
  async function attempt(act: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    live.stop();
    try {
      await act();
      dialog.remove();
      done('saved');
    } catch (error) {
      await explain(error);
    } finally {
      setBusy(false);
    }
  }

  function setBusy(busy: boolean) {
    isBusy = busy;
    fields.inert = busy;
    save.setAttribute('aria-disabled', String(busy));
  }

  async function explain(error: unknown) {
    message.textContent = messageOf(error);
    if (!(error instanceof Refused && error.conflict)) return;
    try {
      showConflict(await ask('describeText', { key: text.key }));
    } catch (second) {
      message.textContent = `${messageOf(error)} ${messageOf(second)}`;
    }
  }

  function showConflict(present: TextDetail) {
    theirs.show(present, seen);
    message.textContent = words.conflict;
  }

  function overTheirs(theirSeen: Seen) {
    seen = theirSeen;
    changed();
    save.focus();
  }

  function changed() {
    isKept = drafts.keep(text.key, edit());
    for (const language of completeLocales) sides[language].measure();
    live.soon();
  }

  /** Keeps the text on disk and discards what was typed. */
  function close() {
    if (isBusy) return;
    live.stop();
    drafts.forget(text.key);
    dialog.remove();
    done('closed');
  }
}
