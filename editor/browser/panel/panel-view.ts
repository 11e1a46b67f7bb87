import type { RequestResult } from '@/editor/requests/requests';
import type { Fingerprints } from '@/editor/site/find-text';
import type { TextDetail } from '@/editor/texts/describe-text';
import type { ItemAction } from '@/editor/texts/list-items';
import type { TextEdit } from '@/editor/texts/save-text';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { element } from '../dom';
import { pointAt } from '../point-at';
import { words } from '../words';
import { listTools } from './list-tools';
import { type NewVersionEvents, newVersionForm } from './new-version-form';
import { panelDialog } from './panel-dialog';
import { panelSide } from './panel-side';
import { staleReview } from './stale-review';
import { theirText } from './their-text';
import { unsavedTexts } from './unsaved-texts';

/** The actions of an editor in a panel. */
export type PanelEvents = NewVersionEvents & {
  change: () => void;
  save: () => void;
  accept: () => void;
  changeItem: (level: number, action: ItemAction) => void;
  /** Accepts that saving overwrites the text that someone else wrote. */
  overTheirs: (theirSeen: Fingerprints) => void;
  close: () => void;
};

/**
 * The nodes of a text's panel, with functions that read and update them. The panel shows the texts of a draft if there is one, and the list of
 * `findings`.
 */
export function panelView(
  text: TextDetail,
  draft: TextEdit['texts'] | undefined,
  findings: HTMLElement,
  on: PanelEvents,
) {
  const isStale = text.state === 'stale';
  const message = element('p', { class: 'message', role: 'status', id: 'panel-message', 'aria-label': words.message });
  const save = element(
    'button',
    { type: 'button', class: 'main', onclick: on.save, disabled: text.isLocked },
    isStale ? words.saveNew : words.save,
  );
  const review = isStale && !text.isLocked ? staleReview(text.key, on.accept) : undefined;
  const sides = perCompleteLocale((language) =>
    panelSide(language, text[language], {
      tokens: draft?.[language] ?? text[language]?.tokens ?? [],
      isRich: text.isRich,
      isReadOnly: text.isLocked,
      onChange: on.change,
    }),
  );
  const fields = element('div', { class: 'sides' }, sides.en.node, sides.es.node);
  const theirs = theirText(sides, on.overTheirs);
  const dialog = panelDialog(
    text,
    [
      text.published && newVersionForm(text.published, () => unsavedTexts(text.key), on),
      draft && element('p', { class: 'message' }, words.draft),
      review?.node,
      fields,
      text.isLocked ? undefined : listTools(text.lists, on.changeItem),
      findings,
      message,
    ],
    [theirs.keepMine, review?.stillFits, save],
    on.close,
  );

  return {
    dialog,
    texts: () => perCompleteLocale((language) => sides[language].field.tokens()),
    showTheirs: theirs.show,
    focusSave: () => save.focus(),
    /** The language of the first field whose text cannot be written with its markup. */
    unwritable: () => completeLocales.find((language) => !sides[language].field.isWritable()),
    /** Shows a message; the field of the language `atFault` is marked and gets the focus. */
    say(said: string, atFault?: CompleteLocale) {
      message.textContent = said;
      for (const language of completeLocales) pointAt(sides[language].field.node, message, language === atFault);
      if (atFault) sides[atFault].field.focus();
    },
    measure(scores?: Partial<RequestResult<'checkEdit'>['scores']>) {
      for (const language of completeLocales) sides[language].measure(scores?.[language]);
    },
    /** Prevents typing while a request runs, because the typed text would be lost. */
    setBusy(isBusy: boolean) {
      fields.inert = isBusy;
      save.setAttribute('aria-disabled', String(isBusy));
    },
  };
}
