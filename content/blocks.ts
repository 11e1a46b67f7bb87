import type { ContentBlock, DataTable, DocumentBlock, JumpNavItem, PrintableForm, Rich, Section } from './types';

/*
 * Functions that make the blocks of a page, so that its copy can be written like a document. A plain string is a paragraph.
 */

type Paragraph = Extract<ContentBlock, { type: 'paragraph' }>;
type List = Extract<ContentBlock, { type: 'paragraph_with_list' }>;
type BuiltSection = Section<DocumentBlock>;
type Part = Rich | DocumentBlock | BuiltSection;
/** What `blocks` makes of parts of the type `P`. */
type BlockOf<P> = Paragraph | Exclude<P, string | BuiltSection>;

/** A sentence followed by a list with bullets. */
export function list(text: Rich, items: readonly Rich[]): List {
  return { type: 'paragraph_with_list', text, list: { type: 'unordered', items } };
}

/**
 * A table: its caption, the heads of its columns, then its rows; the first cell of a row heads it. A row is written with `|`
 * between its cells, or as a list of them.
 */
export function table(caption: string, columns: Row, ...rows: readonly Row[]): DataTable {
  const heads = cells(columns);
  const body = rows.map(cells);
  const odd = body.find(({ length }) => length !== heads.length);
  if (odd)
    throw new Error(
      `“${caption}” has ${heads.length} columns, and a row has ${odd.length} cells: “${odd.join(' | ')}”`,
    );
  return { type: 'table', caption, columns: heads, rows: body };
}

/** The separator between the cells of a row that is written as one string. */
export const cellSeparator = ' | ';

type Row = string | readonly Rich[];

function cells(row: Row): readonly Rich[] {
  return typeof row === 'string' ? row.split(cellSeparator) : row;
}

/** A form to print and fill in by hand, with the note above its fields. */
export function form(title: string, note: Rich, fields: PrintableForm['fields']): PrintableForm {
  return { type: 'printable_form', title, note, fields };
}

type Field = PrintableForm['fields'][number];

/** A field of a form: one blank line unless it has boxes, choices or another number of lines. */
export function field(id: string, label: string, options: Omit<Field, 'id' | 'label'> = {}): Field {
  return { id, label, ...options, ...(!(options.boxes || options.choices || options.lines) && { lines: 1 }) };
}

/** Blocks in the order in which they are read; a string is a paragraph. */
export function blocks<const P extends Rich | DocumentBlock>(parts: readonly P[]): BlockOf<P>[];
export function blocks(parts: readonly (Rich | DocumentBlock)[]): DocumentBlock[] {
  return parts.map((part) => (typeof part === 'string' ? { type: 'paragraph', text: part } : part));
}

/** A part with a heading that nothing links to. */
export function part<const P extends Rich | DocumentBlock>(title: string, parts: readonly P[]) {
  return { title, blocks: blocks(parts) };
}

/** A part of a page with an id to link to. `parts` are paragraphs, lists, tables, forms and, last, sections of its own. */
export function section<const Id extends string, const P extends Rich | DocumentBlock>(
  id: Id,
  title: string,
  parts: readonly P[],
): { id: Id; title: string; blocks: BlockOf<P>[] };
export function section<const Id extends string, const P extends Part>(
  id: Id,
  title: string,
  parts: readonly P[],
): { id: Id; title: string; blocks: BlockOf<P>[]; subsections: readonly Extract<P, BuiltSection>[] };
export function section(id: string, title: string, parts: readonly Part[]): BuiltSection {
  const subsections = parts.filter(isSection);
  const own = parts.filter((part): part is Rich | DocumentBlock => !isSection(part));
  if (!parts.slice(own.length).every(isSection))
    throw new Error(`Section "${id}": its paragraphs, lists and tables stand before its sections.`);
  return { id, title, blocks: blocks(own), ...(subsections.length > 0 && { subsections }) };
}

/** Links to parts of the same page, by their ids: `{ hours: 'Office hours' }`. */
export function jumpNav(labels: Readonly<Record<string, string>>): JumpNavItem[] {
  return Object.entries(labels).map(([id, label]) => ({ id: `${id}-link`, anchor: `#${id}`, label }));
}

function isSection(part: Part): part is BuiltSection {
  return typeof part === 'object' && 'id' in part;
}
