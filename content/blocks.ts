import type { ContentBlock, DataTable, DocumentBlock, Rich } from './types';

/*
 * Builders with which copy reads from top to bottom like a document: a plain string is a paragraph, and the rest says what it is.
 */

type List = Extract<ContentBlock, { type: 'paragraph_with_list' }>;
type Built<Id extends string, Block> = { id: Id; title: string; blocks: readonly Block[] };

/** A sentence that leads into a list with bullets. */
export function list(text: Rich, items: readonly Rich[]): List {
  return { type: 'paragraph_with_list', text, list: { type: 'unordered', items } };
}

/** A table: its caption, the heads of its columns, its rows; the first cell of a row heads it. */
export function table(caption: string, columns: readonly string[], rows: readonly (readonly Rich[])[]): DataTable {
  return { type: 'table', caption, columns, rows };
}

/** Blocks in the order in which they are read; a string is a paragraph. */
export function blocks<Block extends DocumentBlock>(
  parts: readonly (Rich | Block)[],
): (Block | Extract<ContentBlock, { type: 'paragraph' }>)[] {
  return parts.map((part) => (typeof part === 'string' ? { type: 'paragraph', text: part } : part));
}

/** A part of a page with an id to link to. `parts` are paragraphs, lists, tables and forms in the order in which they are read. */
export function section<const Id extends string, Block extends DocumentBlock = ContentBlock>(
  id: Id,
  title: string,
  parts: readonly (Rich | Block)[],
): Built<Id, Block | Extract<ContentBlock, { type: 'paragraph' }>> {
  return { id, title, blocks: blocks(parts) };
}

/** A section whose last part is sections of its own. */
export function sectionWithParts<
  const Id extends string,
  Block extends DocumentBlock,
  Sub extends Built<string, DocumentBlock>,
>(id: Id, title: string, parts: readonly (Rich | Block)[], subsections: readonly Sub[]) {
  return { id, title, blocks: blocks(parts), subsections };
}
