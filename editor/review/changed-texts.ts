import type { CompleteLocale } from '@/lib/i18n/routing';
import { type Change, compareTexts } from '@/lib/notices/compare-texts';
import { type EditableText, editableTexts } from '../site/editable-texts';
import type { MarkedSite } from '../site/load-marked-site';

/** A text that differs from the last commit, word by word in both languages. */
export type TextChange = { key: string } & Record<CompleteLocale, readonly Change[]>;

/** Texts that differ between two states of the site, in the order of the newer. */
export function changedTexts(before: MarkedSite, after: MarkedSite): TextChange[] {
  const [old, now] = [textsByKey(before), textsByKey(after)];
  const keys = [...new Set([...now.keys(), ...old.keys()])];
  return keys.flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was?.en?.text === is?.en?.text && was?.es?.text === is?.es?.text) return [];
    const compared = (locale: CompleteLocale) => compareTexts(was?.[locale]?.text ?? '', is?.[locale]?.text ?? '');
    return [{ key, en: compared('en'), es: compared('es') }];
  });
}

function textsByKey(site: MarkedSite): Map<string, EditableText> {
  return new Map(editableTexts(site).map((text) => [text.key, text]));
}
