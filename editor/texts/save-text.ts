import { completeLocales, type CompleteLocale } from '@/lib/i18n/routing';
import { formatLock } from '@/content-check/lock/format-lock';
import { textHashes } from '@/content-check/lock/translation-lock';
import { lockFile } from '@/content-check/lock/lock-file';
import { isData, literalsOf } from '../source/literals';
import { readTokens, replaceLiteral, type Token } from '../source/tokens';
import { unknownFacts } from './facts';
import { lockedSite } from './findings';
import { loadMarkedSite, type MarkedSite } from './load-site';
import { isLockedNotice } from './notices';
import { EditConflict, EditRefused } from './refusals';
import { editableTexts, type EditableText } from './texts';
import { fingerprint, formatted, writeFiles } from './write-files';

/** The new text of an edit, and the fingerprints of the texts that the editor saw. */
export type Edit = {
  key: string;
  texts: Record<CompleteLocale, readonly Token[]>;
  seen: Record<CompleteLocale, string>;
};

const longest = 20_000;

/**
 * The files as they would be after the edit, by name; `known` are pieces that it may contain besides facts and those already there. Writes
 * nothing, and throws `EditRefused` if the edit is not allowed.
 */
export async function draftOf(
  root: string,
  { key, texts, seen }: Edit,
  known: readonly Token[] = [],
): Promise<Record<string, string>> {
  const site = await loadMarkedSite(root);
  const text = textAt(site, key);
  if (await isLockedNotice(site, key)) {
    throw new EditRefused('This notice is published. Prepare a new version before you change its text.');
  }
  const drafts: Record<string, string> = {};
  for (const locale of completeLocales) {
    const place = text[locale];
    if (!place)
      throw new EditRefused(`This text has no ${locale === 'en' ? 'English' : 'Spanish'} place in the files.`);
    const source = site.sources[place.file] ?? '';
    if (seenOf(site, text, locale) !== seen[locale]) {
      throw new EditConflict('Someone changed this text meanwhile. Yours is kept here: look at theirs first.');
    }
    const literal = literalsOf(place.file, source)[place.literal];
    if (literal?.quote === 'json' && texts[locale].some((token) => 'fact' in token))
      throw new EditRefused('A label cannot hold a fact. Type the words themselves.');
    refuseUnwritable(site, locale, texts[locale], [...known, ...(literal ? readTokens(source, literal) : [])]);
    if (literal) drafts[place.file] = await formatted(root, place.file, replaceLiteral(source, literal, texts[locale]));
  }
  return drafts;
}

/** Writes an edit to both files and the lock. If it throws `EditRefused`, nothing was written. */
export async function saveText(root: string, edit: Edit, known: readonly Token[] = []): Promise<void> {
  const drafts = await draftOf(root, edit, known);
  const site = await loadMarkedSite(root, drafts).catch((error: unknown) => {
    throw new EditRefused(`Nothing was written: a file would not compile. ${String(error)}`);
  });
  await writeFiles(root, { ...drafts, ...(await lockWith(site, keysWith(site, edit.key))) });
}

/** The fingerprint of a text's source in its file, by which a later save recognizes that the text has changed. */
export function seenOf(site: MarkedSite, text: EditableText, locale: CompleteLocale): string {
  const place = text[locale];
  const source = (place && site.sources[place.file]) ?? '';
  const literal = place && literalsOf(place.file, source)[place.literal];
  return fingerprint(literal ? source.slice(literal.start - 1, literal.end + 1) : '');
}

/** The keys of all texts in the same literal as the text `key`, such as the cells of a row. */
function keysWith(site: MarkedSite, key: string): string[] {
  const own = textAt(site, key).en;
  const isSame = ({ en }: EditableText) => en?.file === own?.file && en?.literal === own?.literal;
  return editableTexts(site)
    .filter(isSame)
    .map((text) => text.key);
}

/** The lock file with the texts under `keys` recorded as reviewed in both languages. */
export async function lockWith(site: MarkedSite, keys: readonly string[]): Promise<Record<string, string>> {
  const checked = await lockedSite(site);
  if (!checked.lock) return {};
  const now = textHashes(checked);
  const texts = { ...checked.lock.texts };
  for (const key of keys) if (now[key]) texts[key] = now[key];
  return { [lockFile]: formatLock({ ...checked.lock, texts }) };
}

/** The lock file after a change of the content: changed texts are recorded as reviewed, and removed texts are deleted from it. */
export async function lockAfter(before: MarkedSite, after: MarkedSite): Promise<Record<string, string>> {
  const [old, checked] = await Promise.all([lockedSite(before), lockedSite(after)]);
  if (!checked.lock) return {};
  const [was, is] = [textHashes(old), textHashes(checked)];
  const known = checked.lock.texts;
  const texts = Object.fromEntries(
    Object.entries(is).flatMap(([key, now]) => {
      const touched = JSON.stringify(was[key]) !== JSON.stringify(now);
      const entry = touched ? now : known[key];
      return entry ? [[key, entry]] : [];
    }),
  );
  return { [lockFile]: formatLock({ ...checked.lock, texts }) };
}

/** The text under `key`. Throws `EditRefused` if there is none. */
export function textAt(site: MarkedSite, key: string): EditableText {
  const text = editableTexts(site).find((candidate) => candidate.key === key);
  if (!text) throw new EditRefused(`There is no text ${key} any more. Load the page again.`);
  return text;
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
  if (length > longest)
    throw new EditRefused(
      `A text can have ${longest.toLocaleString('en')} characters; this one has ${length.toLocaleString('en')}.`,
    );
  if (isData(tokens.map((token) => ('words' in token ? token.words : ' ')).join('')))
    throw new EditRefused('A text cannot be an address alone. Write some words beside it.');
  if (tokens.every((token) => 'words' in token && token.words.trim() === ''))
    throw new EditRefused('A text cannot be empty. Remove the item instead.');
}
