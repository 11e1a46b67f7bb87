import { otherLocale, type Locale } from '@/lib/i18n/routing';
import type { HelpWords } from '@/content/types';
import { contentIn } from '..';

/** A term with its meaning, and its name in the other language. */
export type ExplainedWord = {
  slug: string;
  term: string;
  meaning: string;
  /** What people type instead, in either language. */
  find: string;
  other: { lang: Locale; term: string };
};

/** Every term in `locale`, from A to Z in that language. */
export function explainedWordsIn(locale: Locale): ExplainedWord[] {
  const lang = otherLocale(locale);
  const others = contentIn(lang)['help/words'].terms;
  const collator = new Intl.Collator(locale, { sensitivity: 'base' });
  const own: HelpWords['terms'] = contentIn(locale)['help/words'].terms;
  return Object.entries(own)
    .map(([slug, { term, meaning, find = '' }]) => {
      const other = others[slug];
      return {
        slug,
        term,
        meaning,
        find: [find, other?.find ?? ''].join(' ').trim(),
        other: { lang, term: other?.term ?? term },
      };
    })
    .sort((a, b) => collator.compare(a.term, b.term));
}

/** The terms by slug. */
export function explainedWordsBySlug(locale: Locale): Record<string, ExplainedWord> {
  return Object.fromEntries(explainedWordsIn(locale).map((word) => [word.slug, word]));
}

/** The terms of `slugs`, in their order. Throws for a slug that no term has. */
export function explainedWordsOf(slugs: readonly string[], bySlug: Record<string, ExplainedWord>): ExplainedWord[] {
  return slugs.map((slug) => {
    const word = bySlug[slug];
    if (!word) throw new Error(`No term “${slug}” in help/words`);
    return word;
  });
}

/** A letter that terms begin with, and the slug of the first of them. */
export type Initial = { letter: string; slug: string };

/** The first letter of a term, as a capital without accent, by which the list is grouped. */
const initialOf = (term: string): string => term.normalize('NFD').charAt(0).toUpperCase();

/** The letters that terms begin with, each with the slug of its first term. `words` are in alphabetical order. */
export function initialsOf(words: readonly ExplainedWord[]): Initial[] {
  const first = new Map<string, string>();
  for (const { term, slug } of words) if (!first.has(initialOf(term))) first.set(initialOf(term), slug);
  return [...first].map(([letter, slug]) => ({ letter, slug }));
}
