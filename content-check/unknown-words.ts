import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadConfig, spellCheckDocument } from 'cspell-lib';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { withoutAddresses } from './text/addresses';

const dictionaryLanguages: Record<CompleteLocale, string> = { en: 'en-US', es: 'es' };

/** Texts without an unknown word, by language; cached because most are unchanged when the editor checks again. */
const clean = { en: new Set<string>(), es: new Set<string>() };

/** Words of `texts`, as written, that are in neither the dictionaries of `config/cspell.json` nor the project's word lists. */
export async function unknownWords(texts: readonly string[], locale: CompleteLocale): Promise<Set<string>> {
  const fresh = texts.filter((text) => !clean[locale].has(text));
  const unknown = await unknownIn(fresh, locale);
  for (const text of fresh) if (![...unknown].some((word) => text.includes(word))) clean[locale].add(text);
  return unknown;
}

async function unknownIn(texts: readonly string[], locale: CompleteLocale): Promise<Set<string>> {
  const unknown = await misspelled(texts.map(withoutAddresses).join('\n'), locale);
  if (locale === 'en') return unknown;
  const bases = [...unknown].map((word) => [word, enclitic(word)] as const);
  const unknownBases = await misspelled(bases.map(([, base]) => base ?? '').join('\n'), locale);
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

async function misspelled(text: string, locale: CompleteLocale): Promise<Set<string>> {
  const settings = await loadConfig(resolve('config/cspell.json'));
  const uri = pathToFileURL(resolve(`content/${locale}/all.txt`)).href;
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
