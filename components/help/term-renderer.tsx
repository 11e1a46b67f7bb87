import type { RenderTerm } from '@/components/text/rich-text';
import type { ExplainedTerm } from '@/content/help/terms';
import { TermInText } from './term-in-text';

/** The terms of a help page by slug; with `isBridged` each is followed by its name in the other language. */
export type HelpTerms = { bySlug: Readonly<Record<string, ExplainedTerm>>; isBridged: boolean };

/** Renders terms as controls that open their explanation. Throws for a term that is not in the list of words. */
export function termRenderer({ bySlug, isBridged }: HelpTerms): RenderTerm {
  return function Term({ text, slug, stop }) {
    const term = bySlug[slug];
    if (!term) throw new Error(`No term “${slug}” in help/words`);
    return <TermInText text={text} slug={slug} stop={stop} {...(isBridged && { bridge: term.other })} />;
  };
}
