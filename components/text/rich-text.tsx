import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import type { Locale } from '@/lib/i18n/routing';
import { termPath } from '@/lib/pages/term-path';
import { parseInline, type Rich, type TermNode } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';

/** Renders an explained term with the punctuation (`stop`) after it, which must not begin a line. By default a term links to the list of words. */
export type RenderTerm = (term: TermNode & { stop: string }) => ReactNode;

type RichTextProps = { text: Rich; locale?: Locale; renderTerm?: RenderTerm };

const stops = /^[.,:;!?)’”]+/;

/** Keeps phone numbers that spell a word, such as 1-877-FTC-HELP, on one line. */
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

/** A string of content with its inline markup and non-breaking spaces. Links lead to pages in `locale`, by default the current page's. */
export function RichText({ text, locale, renderTerm }: RichTextProps) {
  return parseInline(text).map((node, index, nodes) => {
    const isAfterTerm = renderTerm && nodes[index - 1]?.type === 'term';
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
    if (node.type === 'term' && renderTerm) {
      const stop = stops.exec(nodes[index + 1]?.text ?? '')?.[0] ?? '';
      return <Fragment key={index}>{renderTerm({ ...node, stop })}</Fragment>;
    }
    return (
      <SiteLink key={index} href={node.type === 'term' ? termPath(node.slug) : node.href} locale={locale}>
        {words}
      </SiteLink>
    );
  });
}

/** A paragraph of such a string. */
export function RichParagraph(props: RichTextProps) {
  return (
    <p>
      <RichText {...props} />
    </p>
  );
}
