import { syllable } from 'syllable';
import type { CompleteLocale } from '@/lib/i18n/routing';

/** Words on this site that the library miscounts. */
const miscountedWords: ReadonlyMap<string, number> = new Map([
  ['am', 2],
  ['area', 3],
  ['areas', 3],
  ['elsewhere', 2],
  ['everyday', 3],
  ['everything', 3],
  ['homepage', 2],
  ['lawyer', 2],
  ['lawyers', 2],
  ['likewise', 2],
  ['pm', 2],
  ['safeguard', 2],
  ['safeguards', 2],
  ['science', 2],
  ['therefore', 2],
  ['voicemail', 2],
  ['voicemails', 2],
  ['voiceprint', 2],
  ['voiceprints', 2],
  ['wexcombe', 2],
  ['whoever', 3],
]);

/**
 * Syllables of one word, at least 1; capitals without a vowel (TTY) are spelled out, and the parts of a hyphenated word are added.
 * Numbers, email addresses and domains count as one, because they are read at a glance and rewriting cannot make them easier.
 */
export function syllables(word: string, locale: CompleteLocale): number {
  if (!/\p{L}/u.test(word) || /\d|@|\p{Ll}\.\p{Ll}/u.test(word)) return 1;
  if (/^[\p{Lu}.&]+$/u.test(word) && !/[AEIOUÁÉÍÓÚ]/.test(word)) return word.replace(/[^\p{Lu}]/gu, '').length;
  const count = locale === 'en' ? englishSyllables : spanishSyllables;
  return word.split(/[-.]/).reduce((sum, part) => sum + (/\p{L}/u.test(part) ? Math.max(1, count(part)) : 0), 0);
}

function englishSyllables(word: string): number {
  const bare = word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replace(/[’'](?:ll|ve|re|d|m)$/, '');
  return miscountedWords.get(bare) ?? syllable(bare);
}

const strongVowels = 'aeoáéóíú';

/**
 * Spanish syllables are vowel groups. A group is split between two strong vowels (a, e, o and accented í, ú) and between two equal weak ones;
 * h inside it is silent; the u of que, qui, gue, gui is not a vowel; y is a vowel unless a vowel follows.
 */
function spanishSyllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/([qg])u(?=[eéií])/g, '$1')
    .replace(/y(?![aeiouáéíóúü])/g, 'i')
    .replace(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '')
    .match(/[aeiouáéíóúü]+/g);
  return (groups ?? []).reduce((sum, group) => sum + 1 + cuts(group), 0);
}

function cuts(group: string): number {
  const vowels = [...group];
  return vowels.slice(1).filter((vowel, index) => {
    const before = vowels[index] ?? '';
    return vowel === before || (strongVowels.includes(vowel) && strongVowels.includes(before));
  }).length;
}
