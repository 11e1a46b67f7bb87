import type { Token } from '@/editor/source/tokens';
import type { Fact } from '@/editor/texts/facts-in-texts';
import { addressOf, parseInline } from '@/lib/text/inline-markup';
import { element } from '../dom';

type Inside = Node | string;

const noBreak = '\u00a0';

/* While a text is parsed, each fact is one character of a private-use range, so that markup around it is recognized. */
const firstFact = 0xe000;

/** The nodes of a field for `tokens`: words with links and bold, and each fact as a chip that shows its value in `facts`. */
export function nodesOf(tokens: readonly Token[], facts: readonly Fact[]): Inside[] {
  const names = tokens.flatMap((token) => ('fact' in token ? [token.fact] : []));
  const source = tokens
    .map((token) => ('words' in token ? token.words : String.fromCharCode(firstFact + names.indexOf(token.fact))))
    .join('');
  return parseInline(source).flatMap((piece) => {
    const inside = withChips(piece.text, names, facts);
    if (piece.type === 'text') return inside;
    if (piece.type === 'strong') return element('strong', {}, ...inside);
    return linkTo(withNames(addressOf(piece), names), ...inside);
  });
}

/** The chip of a fact, which shows its value in `facts`. */
export function chip(name: string, facts: readonly Fact[]): HTMLElement {
  const shows = facts.find((fact) => fact.name === name)?.shows ?? name;
  return element('span', { class: 'fact', 'data-fact': name, contenteditable: 'false', title: name }, shows);
}

/** The element of a link in a field. */
export function linkTo(href: string, ...words: Inside[]): HTMLElement {
  return element('span', { class: 'link', 'data-href': href, title: href }, ...words);
}

/** The tokens of a field's nodes, by default with plain spaces in place of no-break spaces, which a browser can insert. */
export function tokensIn(field: Node, keepsNoBreak = false): Token[] {
  const text = read(field);
  return (keepsNoBreak ? text : text.replaceAll(noBreak, ' ')).split('\u0000').flatMap((part, index): Token[] => {
    if (index % 2 === 1) return [{ fact: part }];
    return part === '' ? [] : [{ words: part }];
  });
}

function withChips(text: string, names: readonly string[], facts: readonly Fact[]): Inside[] {
  return text.split(/([\ue000-\uf8ff])/).map((part) => {
    const name = part.length === 1 ? nameAt(part, names) : undefined;
    return name === undefined ? part : chip(name, facts);
  });
}

function withNames(text: string, names: readonly string[]): string {
  return text.replace(/[\ue000-\uf8ff]/g, (character) => `\${${nameAt(character, names) ?? ''}}`);
}

function nameAt(character: string, names: readonly string[]): string | undefined {
  return names[character.charCodeAt(0) - firstFact];
}

/** Whether a text has no-break spaces of its own. */
export function hasNoBreak(tokens: readonly Token[]): boolean {
  return tokens.some((token) => 'words' in token && token.words.includes(noBreak));
}

/** The text of a field with its markup; each fact is its name between two NULs, which no text contains. */
function read(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child instanceof Text) return child.data;
      if (!(child instanceof HTMLElement)) return '';
      if (child.dataset.fact !== undefined) return `\u0000${child.dataset.fact}\u0000`;
      const inner = read(child);
      if (child.dataset.href !== undefined && inner)
        return `[${inner}](${child.dataset.href.replace(/\$\{([^}]*)\}/g, '\u0000$1\u0000')})`;
      return /^(STRONG|B)$/.test(child.tagName) && inner ? `**${inner}**` : inner;
    })
    .join('');
}
