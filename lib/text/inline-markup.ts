/**
 * Text that may hold inline markup, as a plain string does not: `[label](address)`, `**strong**`. An address is an internal path without
 * its language (`/contact`), an id on the same page (`#hours`), `tel:`, `mailto:` or `https:`.
 */
export type Rich = string;

/** A term that is explained, by its slug in the list of words. */
export type WordNode = { type: 'word'; text: string; slug: string };

/** A piece of a text of content: plain, bold, a link, a term that is explained, or words of the other language. */
export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'link'; text: string; href: string }
  | WordNode
  | { type: 'foreign'; text: string; lang: string };

const markup = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** Reads the inline markup of content (`Rich`): `[label](address)`, `**strong**`, `[term](word:slug)` and `[words](lang:en)`. Everything else is text. */
export function parseInline(source: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    const [whole, label, href, strong] = match;
    if (match.index > end) nodes.push({ type: 'text', text: source.slice(end, match.index) });
    nodes.push(strong ? { type: 'strong', text: strong } : labeled(label!, href!));
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

/** The text that `parseInline` reads as these pieces. */
export function writeInline(nodes: readonly InlineNode[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: InlineNode): string {
  if (node.type === 'text') return node.text;
  return node.type === 'strong' ? `**${node.text}**` : `[${node.text}](${addressOf(node)})`;
}

function labeled(text: string, href: string): InlineNode {
  const [, scheme, value = ''] = /^(word|lang):([\w-]+)$/.exec(href) ?? [];
  if (scheme === 'word') return { type: 'word', text, slug: value };
  if (scheme === 'lang') return { type: 'foreign', text, lang: value };
  return { type: 'link', text, href };
}

/** The slugs of the terms that `texts` explain, each once, in the order in which they stand. */
export function wordSlugsIn(texts: readonly Rich[]): string[] {
  const nodes = texts.flatMap(parseInline);
  return [...new Set(nodes.flatMap((node) => (node.type === 'word' ? [node.slug] : [])))];
}

/** The same text without its markup, for places that hold plain strings. */
export function plainText(source: string): string {
  return parseInline(source)
    .map((node) => node.text)
    .join('');
}
