/**
 * Text that may hold inline markup: `[label](address)`, `**strong**`. An address is an internal path without its language
 * (`/contact`), an id on the same page (`#hours`), `tel:`, `mailto:` or `https:`. A plain string holds none.
 */
export type Rich = string;

/** A piece of a text of content: plain, bold, a link, a term that is explained, or words of the other language. */
export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'word'; text: string; slug: string }
  | { type: 'foreign'; text: string; lang: string };

const markup = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** Reads the inline markup of content (`Rich`): `[label](address)`, `**strong**`, `[term](word:slug)` and `[words](lang:en)`. Everything else is text. */
export function parseInline(source: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    const [whole, label, href, strong] = match;
    if (match.index > end) nodes.push({ type: 'text', text: source.slice(end, match.index) });
    if (label && href) nodes.push(labelled(label, href));
    else if (strong) nodes.push({ type: 'strong', text: strong });
    end = match.index + whole.length;
  }
  if (end < source.length) nodes.push({ type: 'text', text: source.slice(end) });
  return nodes;
}

/** What stands in the round brackets of a piece that has a label. */
export function addressOf(node: Exclude<InlineNode, { type: 'text' | 'strong' }>): string {
  if (node.type === 'word') return `word:${node.slug}`;
  return node.type === 'foreign' ? `lang:${node.lang}` : node.href;
}

function labelled(text: string, href: string): InlineNode {
  const [, scheme, value = ''] = /^(word|lang):([\w-]+)$/.exec(href) ?? [];
  if (scheme === 'word') return { type: 'word', text, slug: value };
  if (scheme === 'lang') return { type: 'foreign', text, lang: value };
  return { type: 'link', text, href };
}

/** The same text without its markup, for places that hold plain strings. */
export function plainText(source: string): string {
  return parseInline(source)
    .map((node) => node.text)
    .join('');
}
