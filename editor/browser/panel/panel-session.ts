import { perLocale } from '@/lib/i18n/per-locale';
import { completeLocales } from '@/lib/i18n/routing';
import { messageOf } from '@/lib/text/message-of';
import type { Seen } from '@/editor/site/find-text';
import type { TextDetail } from '@/editor/texts/describe-text';
import type { ItemAction } from '@/editor/texts/list-items';
import type { TextEdit } from '@/editor/texts/save-text';
import { ask, Refused } from '../ask';
import { drafts } from './drafts';
import { liveCheck } from './live-check';
import { panelView, type PanelEvents } from './panel-view';
import { seenIn } from './their-text';
import { unsavedTexts } from './unsaved-texts';
import { words } from '../words';

/** What a session calls: when the text is saved or given up, and when it is to be shown anew. */
type SessionEnd = { done: (what: 'saved' | 'closed') => void; reopen: () => Promise<void> };

/**
 * Edits one text in its panel, from the opening until it is saved or closed. It keeps what was seen on disk, over which the text is typed,
 * the draft, and whether a request runs.
 */
export function panelSession(text: TextDetail, { done, reopen }: SessionEnd): HTMLDialogElement {
  const draft = drafts.read(text.key);
  const present = seenIn(text);
  let seen = draft?.seen ?? present;
  let isBusy = false;
  let isKept = true;

  const live = liveCheck(edit, (said, scores) => {
    if (scores) view.measure(scores);
    view.say(said || (isKept ? '' : words.notKept));
  });
  const on: PanelEvents = { change, save, accept, changeItem, overTheirs, reopen, close };
  const view = panelView(text, draft?.texts, live.node, on);
  view.measure(perLocale((language) => text[language]?.score));
  if (completeLocales.some((language) => seen[language] !== present[language])) showConflict(text);
  else if (!text.isLocked) void live.now();
  return view.dialog;

  function edit(): TextEdit {
    return { key: text.key, texts: view.texts(), seen };
  }

  function change() {
    isKept = drafts.keep(text.key, edit());
    view.measure();
    live.soon();
  }

  function save() {
    view.say(words.saving);
    void attempt(() => ask('saveText', edit()).then(() => drafts.forget(text.key)));
  }

  function accept() {
    if (drafts.read(text.key)) view.say(words.unsavedHere);
    else void attempt(() => ask('acceptText', { key: text.key, seen }));
  }

  function changeItem(level: number, action: ItemAction) {
    const unsaved = unsavedTexts(text.key);
    view.say(unsaved);
    if (!unsaved) void attempt(() => ask('changeList', { key: text.key, level, action, seen }));
  }

  function overTheirs(theirSeen: Seen) {
    seen = theirSeen;
    change();
    view.focusSave();
  }

  /** Keeps the text on disk and discards what was typed. */
  function close() {
    if (isBusy) return;
    live.stop();
    drafts.forget(text.key);
    end('closed');
  }

  /** Does what closes the panel if it works. */
  async function attempt(act: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    live.stop();
    try {
      await act();
      end('saved');
    } catch (error) {
      await explain(error);
    } finally {
      setBusy(false);
    }
  }

  function setBusy(busy: boolean) {
    isBusy = busy;
    view.setBusy(busy);
  }

  function end(what: 'saved' | 'closed') {
    view.dialog.remove();
    done(what);
  }

  async function explain(error: unknown) {
    view.say(messageOf(error));
    if (!(error instanceof Refused && error.conflict)) return;
    try {
      showConflict(await ask('describeText', { key: text.key }));
    } catch (second) {
      view.say(`${messageOf(error)} ${messageOf(second)}`);
    }
  }

  function showConflict(other: TextDetail) {
    view.showTheirs(other, seen);
    view.say(words.conflict);
  }
}
