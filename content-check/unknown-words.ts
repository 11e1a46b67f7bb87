import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadConfig, spellCheckDocument } from 'cspell-lib';
import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { withoutAddresses } from './text/addresses';

const dictionaryLanguages: PerCompleteLocale<string> = { en: 'en-US', es: 'es' };

/** Texts without an unknown word, by project and language; cached because most are unchanged when the editor checks again. */
const clean = new Map<string, Set<string>>();

function cleanTexts(root: string, locale: CompleteLocale): Set<string> {
  const key = `${locale} ${resolve(root)}`;
  const texts = clean.get(key) ?? new Set();
  clean.set(key, texts);
  return texts;
}

/** Words of `texts`, as written, that are in neither the dictionaries of `config/cspell.json` in `root` nor the word lists of that project. */
export async function unknownWords(
  texts: readonly string[],
  locale: CompleteLocale,
  root: string,
): Promise<Set<string>> {
  const known = cleanTexts(root, locale);
  const fresh = texts.filter((text) => !known.has(text));
  const unknown = await unknownIn(fresh, locale, root);
  for (const text of fresh) if (![...unknown].some((word) => text.includes(word))) known.add(text);
  return unknown;
}

async function unknownIn(texts: readonly string[], locale: CompleteLocale, root: string): Promise<Set<string>> {
  const unknown = await misspelled(texts.map(withoutAddresses).join('\n'), locale, root);
  if (locale === 'en') return unknown;
  const bases = [...unknown].map((word) => [word, enclitic(word)] as const);
  const unknownBases = await misspelled(bases.map(([, base]) => base ?? '').join('\n'), locale, root);
  return new Set(bases.filter(([, base]) => base === undefined || unknownBases.has(base)).map(([word]) => word));
}

/**
 * The verb without the pronouns that Spanish appends to infinitives, gerunds and commands: `pregunten` for "pregúntenos",
 * `disputar` for "disputarla"; the dictionary has only the most common of these forms. `undefined` if `word` is not such a form.
 */
function enclitic(word: string): string | undefined {
  const [, verb = ''] = /^(\p{L}{2,}?)(?:(?:me|te|se|nos)?(?:l[aeo]s?)|me|se|nos)$/u.exec(word) ?? [];
  if (!/(?:[aeiíé]r|ndo|[aeéóí]n?)$/u.test(verb)) return undefined;
  return /(?:[aei]r|ír)$/u.test(verb) ? verb : unaccented(verb);
}

function unaccented(verb: string): string {
  return verb.replace(/[áéíóú]/g, (vowel) => 'aeiou'['áéíóú'.indexOf(vowel)] ?? vowel);
}

async function misspelled(text: string, locale: CompleteLocale, root: string): Promise<Set<string>> {
  const settings = await loadConfig(resolve(root, 'config/cspell.json'));
  const uri = pathToFileURL(resolve(root, `content/${locale}/all.txt`)).href;
  const document = { uri, text, languageId: 'plaintext', locale: dictionaryLanguages[locale] };
  const options = { noConfigSearch: true, generateSuggestions: false };
  const { issues, errors } = await spellCheckDocument(document, options, {
    ...settings,
    maxNumberOfProblems: 10_000,
    maxDuplicateProblems: 1,
  });
  if (errors?.length) throw new Error(`The spelling check failed: ${errors.map(String).join('; ')}`);
  return new Set(issues.map((issue) => issue.text));
}
