import type { Token } from '@/editor/source/tokens';
import type { Fact } from '@/editor/texts/facts-in-texts';
import { isLabel } from '@/lib/text/inline-markup';
import { element } from '../dom';
import { fieldMarkup } from './field-markup';
import { chip, hasNoBreak, nodesOf, tokensIn } from './field-nodes';

/** A field for one language of a text: words are editable, facts are fixed chips, links and bold are shown. */
export type TextField = {
  node: HTMLElement;
  tokens: () => Token[];
  text: () => string;
  /** Whether markup can hold the words of each link and of each bold text. */
  isWritable: () => boolean;
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

/** The facts that a field's chips show, whether it can contain bold and links, whether it is read-only, and the function to call on each change. */
type FieldOptions = { facts: readonly Fact[]; isRich: boolean; isReadOnly: boolean; onChange?: () => void };

/** Creates the field of `tokens` under `label`. */
export function textField(
  label: string,
  lang: string,
  tokens: readonly Token[],
  { facts, isRich, isReadOnly, onChange = () => undefined }: FieldOptions,
): TextField {
  const node = emptyField(label, lang, isReadOnly);
  node.append(...nodesOf(tokens, facts));
  const keepsNoBreak = hasNoBreak(tokens);
  const markup = fieldMarkup(node);
  const insert = (added: Node, at?: StaticRange) => {
    markup.insert(added, at);
    onChange();
  };
  const changed = (isDone: boolean) => {
    if (isDone) onChange();
    return isDone;
  };
  node.addEventListener('input', onChange);
  guardInput(node, {
    insert: (words, at) => insert(document.createTextNode(words), at),
    toggleBold: () => isRich && changed(markup.toggleBold()),
  });
  return {
    node,
    tokens: () => tokensIn(node, keepsNoBreak),
    text: () => node.textContent,
    isWritable: () => [...node.querySelectorAll('strong, b, .link')].every((label) => isLabel(label.textContent)),
    insertFact: (fact) => insert(chip(fact.name, facts)),
    focus: () => node.focus(),
    toggleBold: () => changed(markup.toggleBold()),
    linkAtCaret: markup.linkAtCaret,
    setLink: (href) => changed(markup.setLink(href)),
  };
}

function emptyField(label: string, lang: string, isReadOnly: boolean): HTMLElement {
  return element('div', {
    contenteditable: String(!isReadOnly),
    tabindex: '0',
    role: 'textbox',
    'aria-readonly': String(isReadOnly),
    'aria-multiline': 'true',
    'aria-label': label,
    lang,
    class: 'field',
    spellcheck: 'true',
  });
}

type Guarded = { insert: (words: string, at?: StaticRange) => void; toggleBold: () => void };

/** Lets the browser put only words into a field: no line ends, and no formatting of its own. What is pasted or dropped becomes plain words. */
function guardInput(field: HTMLElement, by: Guarded): void {
  field.addEventListener('beforeinput', (event) => {
    const { inputType, dataTransfer } = event;
    if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
      event.preventDefault();
      by.insert(dataTransfer?.getData('text/plain').replace(/\s*\n\s*/g, ' ') ?? '', event.getTargetRanges()[0]);
    } else if (/^format|^insert(?:Paragraph|LineBreak|OrderedList|UnorderedList|HorizontalRule)$/.test(inputType)) {
      event.preventDefault();
      if (inputType === 'formatBold') by.toggleBold();
    }
  });
}
