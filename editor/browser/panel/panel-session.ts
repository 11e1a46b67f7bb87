import type { Fingerprints } from '@/editor/site/find-text';
import type { TextDetail } from '@/editor/texts/describe-text';
import type { ItemAction } from '@/editor/texts/list-items';
import type { TextEdit } from '@/editor/texts/save-text';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { completeLocales } from '@/lib/i18n/routing';
import { messageOf } from '@/lib/text/message-of';
import { ask, Refused } from '../ask';
import { words } from '../words';
import { drafts } from './drafts';
import { liveCheck } from './live-check';
import { type PanelEvents, panelView } from './panel-view';
import { seenIn } from './their-text';
import { unsavedTexts } from './unsaved-texts';

/** The callbacks of a session: one for when the text is saved or its panel closed, and one for when the panel must open again. */
type SessionEnd = { done: (what: 'saved' | 'closed') => void; reopen: () => Promise<void> };

/**
 * Edits one text in its panel, from its opening until the text is saved or the panel closed. It keeps the fingerprints of the text on disk that
 * the editor saw, the draft, and whether a request is running.
 */
export function panelSession(text: TextDetail, { done, reopen }: SessionEnd): HTMLDialogElement {
  const draft = drafts.read(text.key);
  const present = seenIn(text);
  let seen = draft?.seen ?? present;
  let isBusy = false;
  /** False if the browser could not store what was typed, which is then only in the fields. */
  let isKept = true;

  const live = liveCheck(edit, (said, scores) => {
    if (scores) view.measure(scores);
    if (said) view.say(said);
  });
  const on: PanelEvents = { change, save, accept, changeItem, overTheirs, runAlone, reopen, close };
  const view = panelView(text, draft?.texts, live.node, on);
  view.measure(perCompleteLocale((language) => text[language]?.score));
  if (completeLocales.some((language) => seen[language] !== present[language])) showConflict(text);
  else if (!text.isLocked) void live.now();
  return view.dialog;

  function edit(): TextEdit {
    return { key: text.key, texts: view.texts(), seen };
  }

  function change() {
    isKept = drafts.keep(text.key, edit());
    view.say(isKept ? '' : words.notKept);
    view.measure();
    live.soon();
  }

  function save() {
    const unwritable = view.unwritable();
    if (unwritable) return view.say(words.labelSigns, unwritable);
    view.say(words.saving);
    void attempt(() => ask('saveText', edit()).then(() => drafts.forget(text.key)));
  }

  function accept() {
    if (!isKept || drafts.read(text.key)) view.say(words.unsavedHere);
    else void attempt(() => ask('acceptText', { key: text.key, seen }));
  }

  function changeItem(level: number, action: ItemAction) {
    const unsaved = isKept ? unsavedTexts(text.key) : words.unsavedHere;
    view.say(unsaved);
    if (!unsaved) void attempt(() => ask('changeList', { key: text.key, level, action, seen }));
  }

  function overTheirs(theirSeen: Fingerprints) {
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

  /** Runs `act`, and closes the panel if it succeeds. */
  async function attempt(act: () => Promise<void>) {
    await runAlone(async () => {
      try {
        await act();
        end('saved');
      } catch (error) {
        await explain(error);
      }
    });
  }

  /** Runs `act`, unless something else runs; until it ends, the panel cannot be closed. */
  async function runAlone(act: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    live.stop();
    try {
      await act();
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
    if (!(error instanceof Refused && error.isConflict)) return;
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
