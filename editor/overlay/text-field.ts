import { addressOf, parseInline } from '@/lib/text/inline-markup';
import type { Token } from '../source/tokens';
import type { Fact } from '../texts/facts-in-texts';
import { element } from './dom';
import { fieldMarks, linkTo } from './field-marks';

/** A field for one language of a text: words are editable, facts are fixed chips, links and bold are marked. */
export type TextField = {
  node: HTMLElement;
  tokens: () => Token[];
  text: () => string;
  insertFact: (fact: Fact) => void;
  /** Returns focus to the field with the same words selected. */
  focus: () => void;
  /** Toggles bold on the selected words; returns false if that is not possible. */
  toggleBold: () => boolean;
  /** The target of the link at the caret; empty if there is none. */
  linkAtCaret: () => string;
  /** Sets the target of the link at the caret or of the selected words; an empty one removes the link. Returns false if that is not possible. */
  setLink: (href: string) => boolean;
};

/* While a text is parsed, each fact is one character of a private-use range, so that markup around it is recognized. */
const firstFact = 0xe000;

/** What a field's chips show, whether it can only be read, and what is called on each change. */
type FieldOptions = { facts: readonly Fact[]; readOnly: boolean; changed?: () => void };

/** Creates the field of `tokens` under `label`. */
export function textField(
  label: string,
  lang: string,
  tokens: readonly Token[],
  { facts, readOnly, changed = () => undefined }: FieldOptions,
): TextField {
  const names = tokens.flatMap((token) => ('fact' in token ? [token.fact] : []));
  const source = tokens
    .map((token) => ('words' in token ? token.words : factCharacter(names.indexOf(token.fact))))
    .join('');
  const node = element('div', {
    contenteditable: String(!readOnly),
    tabindex: '0',
    role: 'textbox',
    'aria-readonly': String(readOnly),
    'aria-multiline': 'true',
    'aria-label': label,
    lang,
    class: 'field',
    spellcheck: 'true',
  });
  node.append(...parseInline(source).map((piece) => nodeOf(piece)));
  node.addEventListener('input', changed);
  // Text is pasted without its formatting; a field that can only be read gets this event, too.
  node.addEventListener('paste', (event) => {
    event.preventDefault();
    if (readOnly) return;
    insert(document.createTextNode(event.clipboardData?.getData('text/plain').replace(/\s*\n\s*/g, ' ') ?? ''));
  });
  node.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });

  const marks = fieldMarks(node);

  function marked(isDone: boolean): boolean {
    if (isDone) changed();
    return isDone;
  }

  function nodeOf(piece: ReturnType<typeof parseInline>[number]): Node {
    if (piece.type === 'text') return withChips(piece.text);
    if (piece.type === 'strong') return element('strong', {}, withChips(piece.text));
    return linkTo(sourceOf(addressOf(piece)), withChips(piece.text));
  }

  function withChips(text: string): DocumentFragment {
    const fragment = document.createDocumentFragment();
    for (const part of text.split(/([\ue000-\uf8ff])/)) {
      const name = names[(part.codePointAt(0) ?? 0) - firstFact];
      fragment.append(part.length === 1 && name !== undefined ? chip(name) : part);
    }
    return fragment;
  }

  function chip(name: string): HTMLElement {
    const shows = facts.find((fact) => fact.name === name)?.shows ?? name;
    return element('span', { class: 'fact', 'data-fact': name, contenteditable: 'false', title: name }, shows);
  }

  function sourceOf(text: string): string {
    return text.replace(/[\ue000-\uf8ff]/g, (character) => `\${${names[character.charCodeAt(0) - firstFact] ?? ''}}`);
  }

  function insert(added: Node): void {
    const range = marks.range();
    if (range) {
      range.deleteContents();
      range.insertNode(added);
      range.collapse();
    } else node.append(added);
    changed();
  }

  return {
    node,
    tokens: () => tokensOf(read(node)),
    text: () => node.textContent,
    insertFact: (fact) => insert(chip(fact.name)),
    focus: marks.focus,
    toggleBold: () => marked(marks.toggleBold()),
    linkAtCaret: marks.linkAtCaret,
    setLink: (href) => marked(marks.setLink(href)),
  };
}

/** The text of a field with its markup; each fact is its name between two NULs, which no text contains. */
function read(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child instanceof Text) return child.data.replaceAll('\u00a0', ' ');
      if (!(child instanceof HTMLElement)) return '';
      if (child.dataset.fact !== undefined) return `\u0000${child.dataset.fact}\u0000`;
      const inner = read(child);
      if (child.dataset.href !== undefined)
        return `[${inner}](${child.dataset.href.replace(/\$\{([^}]*)\}/g, '\u0000$1\u0000')})`;
      return /^(STRONG|B)$/.test(child.tagName) && inner ? `**${inner}**` : inner;
    })
    .join('');
}

function tokensOf(source: string): Token[] {
  return source.split('\u0000').flatMap((part, index): Token[] => {
    if (index % 2 === 1) return [{ fact: part }];
    return part === '' ? [] : [{ words: part }];
  });
}

function factCharacter(index: number): string {
  return String.fromCharCode(firstFact + index);
}
