import { RichText } from '@/components/sections/rich-text';
import { parseInline } from '@/lib/text/inline-markup';
import type { ExplainedWord } from '@/content/help-words';
import { WordTerm } from './word-term';

/** What a page of help knows of its terms: by slug, and whether each is followed by its name in the other language. */
export type HelpVocabulary = { bySlug: Readonly<Record<string, ExplainedWord>>; isBridged: boolean };

/** A text of help: inline markup, with terms that explain themselves. */
export function HelpText({ text, vocabulary }: { text: string; vocabulary: HelpVocabulary }) {
  const nodes = parseInline(text);
  if (!nodes.some(({ type }) => type === 'word')) return <RichText text={text} />;
  return splitAtWords(text).map((piece, index) => {
    const [node] = parseInline(piece);
    if (node?.type !== 'word') return <RichText key={index} text={piece} />;
    const word = vocabulary.bySlug[node.slug];
    if (!word) throw new Error(`No term “${node.slug}” in help/words`);
    return (
      <WordTerm
        key={index}
        text={node.text}
        slug={node.slug}
        {...(vocabulary.isBridged ? { bridge: word.other } : {})}
      />
    );
  });
}

/** Slugs of the terms that `value` explains, in the order in which they stand, wherever in it they are. */
export function slugsIn(value: unknown): string[] {
  const found = [...JSON.stringify(value).matchAll(/\]\(word:([\w-]+)\)/g)].map(([, slug = '']) => slug);
  return [...new Set(found)];
}

function splitAtWords(text: string): string[] {
  return text.split(/(\[[^\]]+\]\(word:[\w-]+\))/).filter(Boolean);
}
