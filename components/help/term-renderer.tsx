import type { RenderWord } from '@/components/text/rich-text';
import type { ExplainedWord } from '@/content/help/words';
import { WordTerm } from './word-term';

/** The terms of a help page by slug; with `isBridged` each is followed by its name in the other language. */
export type HelpVocabulary = { bySlug: Readonly<Record<string, ExplainedWord>>; isBridged: boolean };

/** Renders terms as controls that open their explanation. Throws for a term that is not in the list of words. */
export function termRenderer({ bySlug, isBridged }: HelpVocabulary): RenderWord {
  return function Term({ text, slug, stop }) {
    const word = bySlug[slug];
    if (!word) throw new Error(`No term “${slug}” in help/words`);
    return <WordTerm text={text} slug={slug} stop={stop} {...(isBridged && { bridge: word.other })} />;
  };
}
