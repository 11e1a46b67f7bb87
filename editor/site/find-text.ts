import { sha256 } from '@/files/sha256';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { EditConflict, EditRefused } from '../refusals';
import { literalsOf } from '../source/literals';
import { type EditableText, editableTexts } from './editable-texts';
import type { MarkedSite } from './load-marked-site';

/** The fingerprints of a text's sources, by which a later request recognizes that the text has changed. */
export type Fingerprints = Record<CompleteLocale, string>;

/** The text under `key`. Throws `EditRefused` if there is none. */
export function textAt(site: MarkedSite, key: string): EditableText {
  const text = editableTexts(site).find((candidate) => candidate.key === key);
  if (!text) throw new EditRefused(`There is no longer a text ${key}. Load the page again.`);
  return text;
}

/** The fingerprint of a text's source in one language; empty if the text is missing there. */
export function fingerprintOf(site: MarkedSite, text: EditableText, locale: CompleteLocale): string {
  const place = text[locale];
  const source = (place && site.sources[place.file]) ?? '';
  const literal = place && literalsOf(place.file, source)[place.literal];
  return literal ? sha256(source.slice(literal.start - 1, literal.end + 1)) : '';
}

/** The fingerprints of the text under `key`; both are empty if there is none. */
export function fingerprintsAt(site: MarkedSite, key: string): Fingerprints {
  const text = editableTexts(site).find((candidate) => candidate.key === key);
  return perCompleteLocale((locale) => (text ? fingerprintOf(site, text, locale) : ''));
}

/** Throws `EditConflict` if a text is not as the editor saw it. */
export function requireAsSeen(site: MarkedSite, text: EditableText, seen: Fingerprints): void {
  if (completeLocales.some((locale) => fingerprintOf(site, text, locale) !== seen[locale]))
    throw new EditConflict('Someone changed this text meanwhile. Yours is kept here: look at theirs first.');
}
