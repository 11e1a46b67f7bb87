/**
 * Text that may contain inline markup, unlike a plain string: `[label](address)`, `**strong**`, `[term](word:slug)` and `[words](lang:en)`.
 * An address is an internal path without a language (`/contact`), an id on the same page (`#hours`), `tel:`, `mailto:` or `https:`.
 */
export type Rich = string;

/** A term that is explained, by its slug in the list of words. */
export type TermNode = { type: 'term'; text: string; slug: string };

/** A piece of a content text: plain, bold, a link, an explained term, or words in the other language. */
export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'link'; text: string; href: string }
  | TermNode
  | { type: 'foreign'; text: string; lang: string };

const markup = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** Parses the inline markup of content (`Rich`). All else is text. */
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

/** Whether markup can hold `text` as the address of a link. */
export function isAddress(text: string): boolean {
  return !/[()\s]/.test(text);
}

/** Whether markup can hold `text` as the words of a link, or in bold. */
export function isLabel(text: string): boolean {
  return !/[\]*]/.test(text);
}

/** The part in parentheses of a piece that has a label. */
export function addressOf(node: Exclude<InlineNode, { type: 'text' | 'strong' }>): string {
  if (node.type === 'term') return `word:${node.slug}`;
  return node.type === 'foreign' ? `lang:${node.lang}` : node.href;
}

/** Writes pieces as markup that `parseInline` parses to the same pieces. */
export function writeInline(nodes: readonly InlineNode[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: InlineNode): string {
  if (node.type === 'text') return node.text;
  return node.type === 'strong' ? `**${node.text}**` : `[${node.text}](${addressOf(node)})`;
}

function labeled(text: string, href: string): InlineNode {
  const [, scheme, value = ''] = /^(word|lang):([\w-]+)$/.exec(href) ?? [];
  if (scheme === 'word') return { type: 'term', text, slug: value };
  if (scheme === 'lang') return { type: 'foreign', text, lang: value };
  return { type: 'link', text, href };
}

/** The slugs of the explained terms in `texts`, each once, in order of appearance. */
export function termSlugsIn(texts: readonly Rich[]): string[] {
  const nodes = texts.flatMap(parseInline);
  return [...new Set(nodes.flatMap((node) => (node.type === 'term' ? [node.slug] : [])))];
}

/** The text without its markup, for places that take plain strings. */
export function plainText(source: string): string {
  return parseInline(source)
    .map((node) => node.text)
    .join('');
}
