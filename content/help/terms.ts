import { type Locale, otherLocale } from '@/lib/i18n/routing';
import { mapValues } from '@/lib/map-values';
import { contentIn } from '..';
import type { TermSlug } from '../en/help/words';
import type { Rich } from '../types';

/** A term with its meaning, and its name in the other language. */
export type ExplainedTerm = {
  slug: TermSlug;
  term: string;
  meaning: Rich;
  /** What people type instead, in either language. */
  find: string;
  other: { lang: Locale; term: string };
};

/** The terms by slug. */
export function termsBySlug(locale: Locale): Record<TermSlug, ExplainedTerm> {
  const lang = otherLocale(locale);
  const others = contentIn(lang)['help/words'].terms;
  return mapValues(contentIn(locale)['help/words'].terms, ({ term, meaning, find = '' }, slug) => ({
    slug,
    term,
    meaning,
    find: [find, others[slug].find ?? ''].join(' ').trim(),
    other: { lang, term: others[slug].term },
  }));
}

/** Every term in `locale`, from A to Z in that language. */
export function termsIn(locale: Locale): ExplainedTerm[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base' });
  return Object.values(termsBySlug(locale)).sort((a, b) => collator.compare(a.term, b.term));
}

/** A letter that terms begin with, and the slug of the first of them. */
export type Initial = { letter: string; slug: string };

/** The first letter of a term, as a capital without accent, by which the list is grouped. */
const initialOf = (term: string): string => term.normalize('NFD').charAt(0).toUpperCase();

/** The letters that terms begin with, each with the slug of its first term. `terms` are in alphabetical order. */
export function initialsOf(terms: readonly ExplainedTerm[]): Initial[] {
  const first = new Map<string, string>();
  for (const { term, slug } of terms) if (!first.has(initialOf(term))) first.set(initialOf(term), slug);
  return [...first].map(([letter, slug]) => ({ letter, slug }));
}
