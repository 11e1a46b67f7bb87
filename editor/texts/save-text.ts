import { languageNames } from '@/content-check/language-names';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { lockWith } from '../check/lock';
import { refuseLocked } from '../notices/locked-notices';
import { EditRefused } from '../refusals';
import { draftedSite } from '../site/drafted-site';
import { canHaveMarkup, type EditableText, editableTexts, hasMarkup } from '../site/editable-texts';
import { type Fingerprints, requireAsSeen, textAt } from '../site/find-text';
import { loadMarkedSite, type MarkedSite } from '../site/load-marked-site';
import { formatted, writeFiles } from '../site/write-files';
import { withFactsDefined } from '../source/fact-scope';
import { isData, literalsOf } from '../source/literals';
import { withoutPastedMarks } from '../source/marks';
import { withoutUnused } from '../source/module-scope';
import { readTokens, replaceLiteral, type Token } from '../source/tokens';
import { factValue, unknownFacts } from './facts-in-texts';

/** The new text of an edit, and the fingerprints of the texts that the editor saw. */
export type TextEdit = {
  key: string;
  texts: Record<CompleteLocale, readonly Token[]>;
  seen: Fingerprints;
};

const maxLength = 20_000;

/**
 * The files as they would be after the edit, by name. Writes nothing, and throws `EditRefused` if the edit is not allowed; `known` are tokens that
 * are allowed besides facts and the tokens that the text already has.
 */
export async function draftOf(
  root: string,
  { key, texts: typed, seen }: TextEdit,
  known: readonly Token[] = [],
): Promise<Record<string, string>> {
  const site = await loadMarkedSite(root);
  const text = textAt(site, key);
  await refuseLocked(site, key);
  requireAsSeen(site, text, seen);
  const texts = perCompleteLocale((locale) => typed[locale].map(unmarked));
  const drafts: Record<string, string> = {};
  for (const locale of completeLocales) {
    const place = text[locale];
    if (!place) throw new EditRefused(`This text is missing from the ${languageNames[locale]} files.`);
    const source = site.sources[place.file] ?? '';
    const literal = literalsOf(place.file, source)[place.literal];
    if (literal?.quote === 'json' && texts[locale].some((token) => 'fact' in token))
      throw new EditRefused('A label cannot contain a fact. Type its value instead.');
    const facts = site.facts[locale];
    if (tokensHaveMarkup(facts, texts[locale]) && !tokensHaveMarkup(facts, known) && !canHaveMarkup(text))
      throw new EditRefused('This text cannot have bold or links.');
    const present = literal ? readTokens(source, literal) : [];
    refuseUnwritable(site, locale, texts[locale], [...known, ...present]);
    if (!literal) continue;
    const edited = withFactsDefined(replaceLiteral(source, literal, texts[locale]), locale, texts[locale]);
    drafts[place.file] = await formatted(root, place.file, withoutUnused(edited, source));
  }
  return drafts;
}

/** Writes an edit to both files and the lock. If it throws `EditRefused`, nothing was written. */
export async function saveText(root: string, edit: TextEdit): Promise<void> {
  const { sources } = await loadMarkedSite(root);
  const drafts = await draftOf(root, edit);
  const site = await draftedSite(root, drafts);
  const lock = await lockWith(site, keysWith(site, edit.key));
  await writeFiles(root, { ...drafts, ...lock.draft }, { ...sources, ...lock.base });
}

/** The keys of all texts in the same literal as the text `key`, such as the cells of a row. */
export function keysWith(site: MarkedSite, key: string): string[] {
  const own = textAt(site, key).en;
  const isSame = ({ en }: EditableText) => en?.file === own?.file && en?.literal === own?.literal;
  return editableTexts(site)
    .filter(isSame)
    .map((text) => text.key);
}

/** Whether tokens have inline markup, which can also be in the value of a fact. */
function tokensHaveMarkup(facts: MarkedSite['facts'][CompleteLocale], tokens: readonly Token[]): boolean {
  const textOf = (token: Token) => ('words' in token ? token.words : (factValue(facts, token.fact) ?? 'fact'));
  return hasMarkup(tokens.map(textOf).join(''));
}

function unmarked(token: Token): Token {
  return 'words' in token ? { words: withoutPastedMarks(token.words) } : token;
}

function refuseUnwritable(
  site: MarkedSite,
  locale: CompleteLocale,
  tokens: readonly Token[],
  present: readonly Token[],
): void {
  const [unknown] = unknownFacts(site.facts[locale], tokens, present);
  if (unknown !== undefined) throw new EditRefused(`There is no fact named ${unknown}.`);
  const length = tokens.reduce((sum, token) => sum + ('words' in token ? token.words.length : 0), 0);
  if (length > maxLength)
    throw new EditRefused(
      `A text can have ${maxLength.toLocaleString('en')} characters; this one has ${length.toLocaleString('en')}.`,
    );
  if (isData(tokens.map((token) => ('words' in token ? token.words : ' ')).join('')))
    throw new EditRefused('A text cannot be only an address. Add some words.');
  if (tokens.every((token) => 'words' in token && token.words.trim() === ''))
    throw new EditRefused('A text cannot be empty. Remove the item instead.');
}
