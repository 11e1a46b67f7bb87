/** A piece of a text of content: plain, bold or a link. */
export type InlineNode =
  { type: 'text'; text: string } | { type: 'strong'; text: string } | { type: 'link'; text: string; href: string };

const markup = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** Reads the inline markup of content (`content/types.ts`, `Rich`): `[label](address)` and `**strong**`. Everything else is text. */
export function parseInline(source: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    const [whole, label, href, strong] = match;
    if (match.index > end) nodes.push({ type: 'text', text: source.slice(end, match.index) });
    if (label && href) nodes.push({ type: 'link', text: label, href });
    else if (strong) nodes.push({ type: 'strong', text: strong });
    end = match.index + whole.length;
  }
  if (end < source.length) nodes.push({ type: 'text', text: source.slice(end) });
  return nodes;
}

/** The same text without its markup, for places that hold plain strings. */
export function plainText(source: string): string {
  return parseInline(source)
    .map((node) => node.text)
    .join('');
}
