import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import type { Locale } from '@/lib/i18n/routing';
import { wordPath } from '@/lib/pages/help-words';
import { parseInline, type WordNode } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';

/** Shows a term that is explained; without it a term is a link to the list of words. */
export type RenderWord = (word: WordNode) => ReactNode;

type RichTextProps = { text: string; locale?: Locale; renderWord?: RenderWord };

/**
 * A string of content with its inline markup, set with non-breaking spaces. Anything that is not markup is text. Links lead to pages in
 * `locale`, the page's own unless said.
 */
export function RichText({ text, locale, renderWord }: RichTextProps) {
  return parseInline(text).map((node, index) => {
    const words = typeset(node.text);
    if (node.type === 'strong') return <strong key={index}>{words}</strong>;
    if (node.type === 'text') return words;
    if (node.type === 'foreign') {
      return (
        <span key={index} lang={node.lang}>
          {words}
        </span>
      );
    }
    if (node.type === 'word' && renderWord) return <Fragment key={index}>{renderWord(node)}</Fragment>;
    return (
      <SiteLink key={index} href={node.type === 'word' ? wordPath(node.slug) : node.href} locale={locale}>
        {words}
      </SiteLink>
    );
  });
}
