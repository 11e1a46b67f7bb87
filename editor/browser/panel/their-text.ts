import type { Fingerprints } from '@/editor/site/find-text';
import type { TextDetail } from '@/editor/texts/describe-text';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { completeLocales } from '@/lib/i18n/routing';
import { element } from '../dom';
import { words } from '../words';
import type { PanelSides } from './panel-side';

/** Shows a text that someone changed in the meantime beside the typed one. The button to overwrite it passes its fingerprints to `keep`. */
export function theirText(sides: PanelSides, keep: (seen: Fingerprints) => void) {
  let theirs: TextDetail | undefined;
  const keepMine = element('button', { type: 'button', hidden: true, onclick: overwrite }, words.keepMine);
  return { keepMine, show };

  /** Shows the text on disk in each language in which it is no longer as it was `seen`. */
  function show(present: TextDetail, seen: Fingerprints) {
    theirs = present;
    keepMine.hidden = false;
    for (const language of completeLocales) {
      const isOther = present[language]?.seen !== seen[language];
      sides[language].showTheirs(isOther ? present[language] : undefined);
    }
  }

  function overwrite() {
    if (!theirs) return;
    keepMine.hidden = true;
    for (const language of completeLocales) sides[language].showTheirs(undefined);
    keep(seenIn(theirs));
  }
}

/** The fingerprints of a text; empty where it is missing in a language. */
export function seenIn(text: TextDetail): Fingerprints {
  return perCompleteLocale((language) => text[language]?.seen ?? '');
}
