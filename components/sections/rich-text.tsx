import { SiteLink } from '@/components/navigation/site-link';
import type { Locale } from '@/lib/i18n/routing';
import { parseInline } from '@/lib/text/inline-markup';
import { wordPath } from '@/lib/pages/help-words';
import { typeset } from '@/lib/text/typeset';

/**
 * A string of content with its inline markup, set with non-breaking spaces. Anything that is not markup is text. Links lead to pages in
 * `locale`, the page's own unless said.
 */
export function RichText({ text, locale }: { text: string; locale?: Locale }) {
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
    return (
      <SiteLink key={index} href={node.type === 'word' ? wordPath(node.slug) : node.href} locale={locale}>
        {words}
      </SiteLink>
    );
  });
}
