import { SiteLink } from '@/components/navigation/site-link';
import { parseInline } from '@/lib/text/inline-markup';
import { wordPath } from '@/lib/pages/help-words';
import { typeset } from '@/lib/text/typeset';

/** A string of content with its inline markup, set with non-breaking spaces. Anything that is not markup is text. */
export function RichText({ text }: { text: string }) {
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
      <SiteLink key={index} href={node.type === 'word' ? wordPath(node.slug) : node.href}>
        {words}
      </SiteLink>
    );
  });
}
