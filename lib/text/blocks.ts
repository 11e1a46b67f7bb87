import { plainText, type Rich } from './inline-markup';

type Paragraph = { type: 'paragraph'; text: Rich };

type ParagraphWithList = {
  type: 'paragraph_with_list';
  text: Rich;
  list: { type: 'unordered'; items: readonly Rich[] };
};

/** A block of a page's section. */
export type ContentBlock = Paragraph | ParagraphWithList;

/** `rows[n][0]` is the heading of its row. On narrow screens each row becomes a card that repeats the column headings. */
export type DataTable = {
  type: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Rich[])[];
};

/**
 * A form to print and fill in by hand: nothing is sent. Each field is a label, an optional hint and blank lines, blank boxes or choices with a
 * box each.
 */
export type PrintableForm = {
  type: 'printable_form';
  title: string;
  note: Rich;
  fields: readonly {
    id: string;
    label: string;
    hint?: string;
    choices?: readonly string[];
    boxes?: number;
    lines?: number;
  }[];
};

/** A block of a document. */
export type DocumentBlock = ContentBlock | DataTable | PrintableForm;

/** A part of a page with an id to link to. */
export type Section<Block = ContentBlock> = {
  id: string;
  title: string;
  blocks: readonly Block[];
};

/** A numbered part of a document, with numbered parts of its own. */
export type DocumentSection = Section<DocumentBlock> & { subsections?: readonly Section<DocumentBlock>[] };

/** The texts of a block in reading order. */
export function textsOf(block: ContentBlock): readonly Rich[] {
  return block.type === 'paragraph_with_list' ? [block.text, ...block.list.items] : [block.text];
}

/** A list with at least this many items of at most this average length is shown in two columns. */
const shortList = { items: 5, characters: 70 } as const;

/** Whether the block's list has many short items. */
export function isShortList({ list: { items } }: ParagraphWithList): boolean {
  return items.length >= shortList.items && plainText(items.join('')).length <= items.length * shortList.characters;
}

/** Whether each item of the block's list begins with its name in bold, which ends before a new sentence or a fact. */
export function isNamedList({ list: { items } }: ParagraphWithList): boolean {
  return items.every((item) => /^\*\*[^*]+\*\* [^\p{Ll}]/u.test(item));
}
