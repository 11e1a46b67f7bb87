import { sha256 } from '@/files/sha256';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { editableTexts } from '../site/editable-texts';
import type { Fingerprints } from '../site/find-text';
import type { MarkedSite } from '../site/load-marked-site';
import { type ListPair, pairedLists, type Span } from '../source/compare-lists';
import { literalsOf } from '../source/literals';

/**
 * A list with items that were added, removed or moved. Its name is what the keys of its texts begin with; `keys` are those texts in either state,
 * and `pairs` has the list in the file of each language.
 */
type ChangedList = {
  name: string;
  keys: readonly string[];
  seen: Fingerprints;
  pairs: Record<CompleteLocale, { file: string } & ListPair>;
};

/**
 * The lists of texts that differ in this way between two states of the site. A text in such a list cannot be undone by itself, because its key
 * contains a position at which there was another text.
 */
export function changedLists(before: MarkedSite, now: MarkedSite): ChangedList[] {
  const isChanged = (file: string) => before.sources[file] !== now.sources[file];
  const changed = twinFiles(now).filter((files) => completeLocales.some((locale) => isChanged(files[locale])));
  return changed.flatMap((files) => {
    const pairs = perCompleteLocale((locale) => {
      const [was, is] = [before.sources[files[locale]], now.sources[files[locale]]];
      return was === undefined || is === undefined ? new Map<string, ListPair>() : pairedLists(files[locale], was, is);
    });
    return changedPlaces(pairs).flatMap((place) => {
      const [en, es] = [pairs.en.get(place), pairs.es.get(place)];
      return en && es ? listOf(before, now, { en: { file: files.en, ...en }, es: { file: files.es, ...es } }) : [];
    });
  });
}

/** The files of pages, by language. */
function twinFiles({ files }: MarkedSite): Record<CompleteLocale, string>[] {
  const folder = (locale: CompleteLocale) => `content/${locale}/`;
  return files
    .filter((file) => file.startsWith(folder('en')))
    .map((file) => perCompleteLocale((locale) => file.replace(folder('en'), folder(locale))));
}

/** The places of lists that are changed in a language and are in no such list. */
function changedPlaces(pairs: Record<CompleteLocale, ReadonlyMap<string, ListPair>>): string[] {
  const found = completeLocales.flatMap((locale) => [...pairs[locale]]).filter(([, { isChanged }]) => isChanged);
  const places = [...new Set(found.map(([place]) => place))];
  return places.filter((place) => !places.some((other) => place.startsWith(`${other}/`)));
}

function listOf(before: MarkedSite, now: MarkedSite, pairs: ChangedList['pairs']): ChangedList[] {
  const keys = new Set(
    completeLocales.flatMap((locale) => {
      const { file, was, is } = pairs[locale];
      return [...keysIn(now, locale, file, is), ...keysIn(before, locale, file, was)];
    }),
  );
  const seen = perCompleteLocale((locale) => sha256(codeOf(now, pairs[locale].file, pairs[locale].is)));
  return keys.size === 0 ? [] : [{ name: commonStart([...keys]), keys: [...keys], seen, pairs }];
}

/** The code of a list in the file of a site. */
export function codeOf({ sources }: MarkedSite, file: string, { start, end }: Span): string {
  return (sources[file] ?? '').slice(start, end);
}

function keysIn(site: MarkedSite, locale: CompleteLocale, file: string, { start, end }: Span): string[] {
  const literals = literalsOf(file, site.sources[file] ?? '');
  const isIn = (index: number) => {
    const literal = literals[index];
    return literal !== undefined && start <= literal.start && literal.end <= end;
  };
  return editableTexts(site).flatMap((text) => {
    const place = text[locale];
    return place?.file === file && isIn(place.literal) ? [text.key] : [];
  });
}

/** What all keys begin with, in whole steps. */
function commonStart(keys: readonly string[]): string {
  const [first = [], ...others] = keys.map((key) => key.split('.'));
  const differs = first.findIndex((step, index) => others.some((other) => other[index] !== step));
  return first.slice(0, differs < 0 ? first.length : differs).join('.');
}
