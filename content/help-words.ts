import { otherLocale, type Locale } from '@/lib/i18n/routing';
import { contentIn } from '.';

/** A term with its meaning, and its name in the other language. */
export type ExplainedWord = { slug: string; term: string; meaning: string; other: { lang: Locale; term: string } };

/** Every term in `locale`, from A to Z in that language. */
export function explainedWordsIn(locale: Locale): ExplainedWord[] {
  const lang = otherLocale(locale);
  const others = contentIn(lang)['help/words'].terms as Record<string, { term: string }>;
  const collator = new Intl.Collator(locale, { sensitivity: 'base' });
  return Object.entries(contentIn(locale)['help/words'].terms)
    .map(([slug, { term, meaning }]) => ({ slug, term, meaning, other: { lang, term: others[slug]?.term ?? term } }))
    .sort((a, b) => collator.compare(a.term, b.term));
}

/** The terms by slug. */
export function explainedWordsBySlug(locale: Locale): Record<string, ExplainedWord> {
  return Object.fromEntries(explainedWordsIn(locale).map((word) => [word.slug, word]));
}
