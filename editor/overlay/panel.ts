import { completeLocales } from '@/lib/i18n/routing';
import { messageOf } from '@/lib/text/message-of';
import type { TextDetail } from '../texts/describe-text';
import { ask, Refused } from './ask';
import { element } from './dom';
import { drafts } from './drafts';
import { liveCheck } from './live-check';
import { newVersionForm } from './new-version-form';
import { listTools } from './list-tools';
import { panelSide } from './panel-side';
import { staleReview } from './stale-review';
import { words } from './words';

/** The panel for editing a text in both languages; `done` is called after each change on disk and when it closes. */
export function openPanel(text: TextDetail, done: (what: 'saved' | 'closed') => void): HTMLDialogElement {
  const draft = drafts.read(text.key);
  const present = { en: text.en?.seen ?? '', es: text.es?.seen ?? '' };
  let seen = draft?.seen ?? present;

  const message = element('p', { class: 'message', role: 'status', 'aria-label': words.message });
  const keepMine = element('button', { type: 'button', hidden: true, onclick: overTheirs }, words.keepMine);
  const save = element(
    'button',
    { type: 'button', class: 'main', onclick: () => void saveBoth(), disabled: text.locked },
    text.state === 'stale' ? words.saveNew : words.save,
  );
  const review =
    text.state === 'stale' && !text.locked
      ? staleReview(text.key, () => void attempt(() => ask('accept', { key: text.key, seen })))
      : undefined;
  const sideOf = (language: 'en' | 'es') =>
    panelSide(language, text[language], draft?.texts[language] ?? text[language]?.tokens ?? [], text.rich, changed);
  const sides = { en: sideOf('en'), es: sideOf('es') };
  const edit = () => ({
    key: text.key,
    texts: { en: sides.en.field.tokens(), es: sides.es.field.tokens() },
    seen,
  });
  const live = liveCheck(edit, (said, scores) => {
    if (scores) for (const language of completeLocales) sides[language].measure(scores[language]);
    message.textContent = said;
  });

  const dialog = element(
    'dialog',
    { class: 'panel', 'aria-label': words.edit(text.key) },
    element(
      'header',
      {},
      element('h2', {}, text.key),
      element('button', { type: 'button', onclick: close }, words.close),
    ),
    element('p', { class: 'about' }, words.usedOn(text.key, text.page)),
    text.locked && element('p', { class: 'message' }, words.locked),
    text.published && newVersionForm(text.published, () => void reopen()),
    draft && element('p', { class: 'message' }, words.draft),
    review?.node,
    element('div', { class: 'sides' }, sides.en.node, sides.es.node),
    !text.locked &&
      listTools(text.lists, (level, action) => void attempt(() => ask('list', { key: text.key, level, action, seen }))),
    live.node,
    message,
    element('footer', {}, keepMine, review?.stillFits, save),
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  for (const language of completeLocales) sides[language].measure(text[language]?.score);
  if (completeLocales.some((language) => seen[language] !== present[language])) showTheirs(text);
  else if (!text.locked) void live.now();
  return dialog;

  /** Opens the panel again for the same text, which can now be edited. */
  async function reopen() {
    const next = openPanel(await ask('text', { key: text.key }), done);
    dialog.replaceWith(next);
    next.showModal();
    next.querySelector<HTMLElement>('.field')?.focus();
  }

  async function saveBoth() {
    message.textContent = words.saving;
    await attempt(
      () => ask('save', edit()),
      () => drafts.forget(text.key),
    );
  }

  async function attempt(act: () => Promise<unknown>, after?: () => void) {
    if (save.disabled) return;
    save.disabled = true;
    live.stop();
    try {
      await act();
      after?.();
      dialog.remove();
      done('saved');
    } catch (error) {
      message.textContent = messageOf(error);
      if (error instanceof Refused && error.conflict) showTheirs(await ask('text', { key: text.key }));
    } finally {
      save.disabled = text.locked;
    }
  }

  /** Shows the changed text beside the typed one, which replaces it only after confirmation. */
  function showTheirs(theirs: TextDetail) {
    for (const language of completeLocales) {
      const isOther = theirs[language]?.seen !== seen[language];
      sides[language].showTheirs(isOther ? theirs[language] : undefined);
    }
    text = theirs;
    keepMine.hidden = false;
    message.textContent = words.conflict;
  }

  function overTheirs() {
    seen = { en: text.en?.seen ?? '', es: text.es?.seen ?? '' };
    keepMine.hidden = true;
    for (const language of completeLocales) sides[language].showTheirs(undefined);
    changed();
    save.focus();
  }

  function changed() {
    drafts.keep(text.key, edit());
    for (const language of completeLocales) sides[language].measure();
    live.soon();
  }

  /** Keeps the text on disk and discards what was typed. */
  function close() {
    live.stop();
    drafts.forget(text.key);
    dialog.remove();
    done('closed');
  }
}
