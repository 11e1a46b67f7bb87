import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import type { Locale } from '@/lib/i18n/routing';
import { wordPath } from '@/lib/pages/word-path';
import { parseInline, type WordNode } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';

/** Shows a term that is explained, with the `stop` after it, which must not begin a line; without it a term is a link to the list of words. */
export type RenderWord = (word: WordNode & { stop: string }) => ReactNode;

type RichTextProps = { text: string; locale?: Locale; renderWord?: RenderWord };

const stops = /^[.,:;!?)’”]+/;

/** `text` with a phone number that spells a word, such as 1-877-FTC-HELP, on one line. */
function wholePhones(text: string) {
  const parts = text.split(/(\b1-\d{3}-[A-Z]{3}-[A-Z]{4}\b)/);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A string of content with its inline markup, set with non-breaking spaces. Links lead to pages in `locale`, the page's own unless said. */
export function RichText({ text, locale, renderWord }: RichTextProps) {
  return parseInline(text).map((node, index, nodes) => {
    const isAfterTerm = renderWord && nodes[index - 1]?.type === 'word';
    const words = typeset(isAfterTerm ? node.text.replace(stops, '') : node.text);
    if (node.type === 'strong') return <strong key={index}>{words}</strong>;
    if (node.type === 'text') return wholePhones(words);
    if (node.type === 'foreign') {
      return (
        <span key={index} lang={node.lang}>
          {words}
        </span>
      );
    }
    if (node.type === 'word' && renderWord) {
      const stop = stops.exec(nodes[index + 1]?.text ?? '')?.[0] ?? '';
      return <Fragment key={index}>{renderWord({ ...node, stop })}</Fragment>;
    }
    return (
      <SiteLink key={index} href={node.type === 'word' ? wordPath(node.slug) : node.href} locale={locale}>
        {words}
      </SiteLink>
    );
  });
}
