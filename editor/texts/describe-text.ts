import { type TranslationState, translationStates } from '@/content-check/lock/translation-state';
import { scoreOf } from '@/content-check/readability';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { siteWithoutSpelling } from '../check/findings';
import { lastChanged } from '../git/last-changed';
import { isLockedNotice } from '../notices/locked-notices';
import { type PublishedNotice, publishedNotice } from '../notices/new-version';
import { EditRefused } from '../refusals';
import { canHaveMarkup, type EditableText, editableTexts } from '../site/editable-texts';
import { fingerprintOf, textAt } from '../site/find-text';
import { loadMarkedSite, type MarkedSite } from '../site/load-marked-site';
import { literalsOf } from '../source/literals';
import type { Place } from '../source/marks';
import { readTokens, type Token } from '../source/tokens';
import { type Fact, factsOf } from './facts-in-texts';
import { type ListPlace, listsAround } from './list-items';

/** A text with everything that its panel shows. */
export type TextDetail = {
  key: string;
  /** Address of the page that shows it; undefined for texts of several pages and for labels. */
  page: string | undefined;
  /** Whether it can contain bold and links. */
  isRich: boolean;
  isLocked: boolean;
  /** The published and therefore locked notice that it belongs to, if any. */
  published: PublishedNotice | undefined;
  state: TranslationState | undefined;
  lists: readonly ListPlace[];
} & Record<CompleteLocale, SideDetail | undefined>;

/** A text in one language: its file, fingerprint, last change, parts, the facts it can name, and how hard it is to read. */
type SideDetail = {
  file: string;
  seen: string;
  changed: string;
  tokens: readonly Token[];
  facts: readonly Fact[];
  score: number | undefined;
};

/** The text `key`, or the one at a `place` of a page, which counts the files as in `marked`. Throws `EditRefused` if there is none. */
export async function describeText(
  root: string,
  wanted: { key: string } | { place: Place },
  marked: readonly string[],
): Promise<TextDetail> {
  const site = await loadMarkedSite(root);
  const text = 'key' in wanted ? textAt(site, wanted.key) : textOn(site, wanted.place, marked);
  const isLocked = await isLockedNotice(site, text.key);
  return {
    key: text.key,
    page: pageOf(text.key),
    isRich: canHaveMarkup(text),
    isLocked,
    published: isLocked ? await publishedNotice(site, text.key) : undefined,
    state: translationStates(await siteWithoutSpelling(site)).get(text.key),
    lists: text.en ? listsAround(text.en.file, site.sources[text.en.file] ?? '', text.en.literal) : [],
    en: await languageOf(root, site, text, 'en'),
    es: await languageOf(root, site, text, 'es'),
  };
}

/** Address of the page that shows a content text; undefined for texts of several pages and for labels. */
function pageOf(key: string): string | undefined {
  const [module = ''] = key.replace(/^legal\./, '').split('.');
  return Object.entries(pagePaths).find(([page]) => page === module)?.[1];
}

function textOn(site: MarkedSite, place: Place, marked: readonly string[]): EditableText {
  const file = marked[place.file];
  const text = editableTexts(site).find(({ en, es }) =>
    [en, es].some((located) => located && located.file === file && located.literal === place.literal),
  );
  if (!text) throw new EditRefused('This text cannot be opened by itself. Look for it under “All texts”.');
  return text;
}

async function languageOf(
  root: string,
  site: MarkedSite,
  text: EditableText,
  locale: CompleteLocale,
): Promise<SideDetail | undefined> {
  const place = text[locale];
  if (!place) return undefined;
  const source = site.sources[place.file] ?? '';
  const literal = literalsOf(place.file, source)[place.literal];
  const lineAt = (position = 0) => source.slice(0, position).split('\n').length;
  return {
    file: place.file,
    seen: fingerprintOf(site, text, locale),
    changed: await lastChanged(root, place.file, lineAt(literal?.start), lineAt(literal?.end)),
    tokens: literal ? readTokens(source, literal) : [],
    facts: literal?.quote === 'json' ? [] : factsOf(site.facts[locale], canHaveMarkup(text)),
    score: scoreOf([place.text], locale),
  };
}
