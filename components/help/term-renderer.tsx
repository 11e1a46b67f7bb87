import type { RenderWord } from '@/components/text/rich-text';
import type { ExplainedWord } from '@/content/help/words';
import { WordTerm } from './word-term';

/** What a page of help knows of its terms: by slug, and whether each is followed by its name in the other language. */
export type HelpVocabulary = { bySlug: Readonly<Record<string, ExplainedWord>>; isBridged: boolean };

/** Shows terms as controls that explain themselves. Throws for a term that the list of words does not have. */
export function termRenderer({ bySlug, isBridged }: HelpVocabulary): RenderWord {
  return function Term({ text, slug, stop }) {
    const word = bySlug[slug];
    if (!word) throw new Error(`No term “${slug}” in help/words`);
    return <WordTerm text={text} slug={slug} stop={stop} {...(isBridged ? { bridge: word.other } : {})} />;
  };
}
