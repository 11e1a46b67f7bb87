import { plainText, type Rich } from './inline-markup';

type Paragraph = { type: 'paragraph'; text: Rich };

type ParagraphWithList = {
  type: 'paragraph_with_list';
  text: Rich;
  list: { type: 'unordered'; items: readonly Rich[] };
};

/** What a section of a page is made of. */
export type ContentBlock = Paragraph | ParagraphWithList;

/** `rows[n][0]` heads its row. On narrow screens each row becomes a card that repeats the column heads. */
export type DataTable = {
  type: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Rich[])[];
};

/** A form to print and fill in by hand: nothing is sent. Each field is a label, an optional hint and blank lines, blank boxes or choices with a box each. */
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

/** What a document is made of. */
export type DocumentBlock = ContentBlock | DataTable | PrintableForm;

/** A part of a page with an id to link to. */
export type Section<Block = ContentBlock> = {
  id: string;
  title: string;
  blocks: readonly Block[];
};

/** The texts of a block in the order in which they are read. */
export function textsOf(block: ContentBlock): readonly Rich[] {
  return block.type === 'paragraph_with_list' ? [block.text, ...block.list.items] : [block.text];
}

/** Items and characters of one, on average, with which a list stands better in two columns. */
const SHORT_LIST = { items: 5, characters: 70 } as const;

/** Whether the block's list has many items and each takes little of a line. */
export function isShortList({ list: { items } }: ParagraphWithList): boolean {
  return items.length >= SHORT_LIST.items && plainText(items.join('')).length <= items.length * SHORT_LIST.characters;
}
