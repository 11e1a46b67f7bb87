import type { CompleteLocale } from '@/lib/i18n/routing';
import { type Change, compareTexts } from '@/lib/notices/compare-texts';
import { type EditableText, editableTexts } from '../site/editable-texts';
import { seenOf, textAt } from '../site/find-text';
import { loadMarkedSite, type MarkedSite } from '../site/load-marked-site';
import { literalsOf } from '../source/literals';
import { readTokens } from '../source/tokens';
import { saveText } from '../texts/save-text';
import { siteAt } from './site-at';

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

/** Reverts a text to the last commit, in both languages. */
export async function undoText(root: string, key: string): Promise<void> {
  const [before, now] = await Promise.all([siteAt(root, 'HEAD'), loadMarkedSite(root)]);
  const [old, present] = [textAt(before, key), textAt(now, key)];
  const tokens = (locale: CompleteLocale) => {
    const place = old[locale];
    const source = place ? (before.sources[place.file] ?? '') : '';
    const literal = place && literalsOf(place.file, source)[place.literal];
    return literal ? readTokens(source, literal) : [];
  };
  const seen = (locale: CompleteLocale) => seenOf(now, present, locale);
  const texts = { en: tokens('en'), es: tokens('es') };
  await saveText(root, { key, texts, seen: { en: seen('en'), es: seen('es') } }, [...texts.en, ...texts.es]);
}
