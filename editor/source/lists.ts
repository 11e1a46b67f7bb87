import ts from 'typescript';

/** A list in a source file. */
type SourceList = ts.ArrayLiteralExpression;

/** A list around a position of a source, and the index of the item there. */
export type ListAround = { list: SourceList; index: number };

/** The list in the constant `name` of a module. Throws a `RangeError` if there is none. */
export function listNamed(source: string, name: string): SourceList {
  const tree = ts.createSourceFile('list.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = tree.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations);
  const value = declarations.find((declaration) => declaration.name.getText(tree) === name)?.initializer;
  const list = value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? value.expression : value;
  if (!list || !ts.isArrayLiteralExpression(list)) throw new RangeError(`The file has no list ${name}.`);
  return list;
}

/** The lists of a module (`.ts`) or message file (`.json`) with an item at `position`, the innermost first. */
export function listsAt(file: string, source: string, position: number): ListAround[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const isIn = (node: ts.Node) => node.getStart(tree) <= position && position <= node.end;
  const found: ListAround[] = [];
  const visit = (node: ts.Node): void => {
    if (!isIn(node)) return;
    if (ts.isArrayLiteralExpression(node)) {
      const index = node.elements.findIndex(isIn);
      if (index >= 0) found.unshift({ list: node, index });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Inserts the code of an item at `index`. */
export function withItem(source: string, list: SourceList, index: number, code: string): string {
  return written(source, list, itemsOf(source, list).toSpliced(index, 0, { code, note: '' }));
}

/** Inserts at `index` the item at `from` of another source's list, with its comments. Throws a `RangeError` if there is none. */
export function withItemOf(
  source: string,
  list: SourceList,
  index: number,
  other: { source: string; list: SourceList; from: number },
): string {
  requireItem(other.list, other.from);
  const copied = itemsOf(other.source, other.list).slice(other.from, other.from + 1);
  return written(source, list, itemsOf(source, list).toSpliced(index, 0, ...copied));
}

/** Removes the item at `index` with its comments. Throws a `RangeError` if there is none. */
export function withoutItem(source: string, list: SourceList, index: number): string {
  requireItem(list, index);
  return written(source, list, itemsOf(source, list).toSpliced(index, 1));
}

/** Moves the item at `from` to the index `to`, with its comments. Throws a `RangeError` if there is no such item or place. */
export function withMovedItem(source: string, list: SourceList, from: number, to: number): string {
  for (const index of [from, to]) requireItem(list, index);
  const items = itemsOf(source, list);
  return written(source, list, items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)));
}

const breaksLine = /^[ \t]*\r?\n/;

/** An item with the comments above it, and the comment after its comma. */
type Item = { code: string; note: string };

function itemsOf(source: string, { elements }: SourceList): Item[] {
  return elements.map((element, index) => {
    const next = elements[index + 1]?.getFullStart() ?? elements.end;
    const comma = elements[index + 1] || elements.hasTrailingComma ? next - 1 : next;
    const start = index === 0 ? startOf(source, elements) : afterNote(source, element.getFullStart());
    return { code: source.slice(start, comma), note: source.slice(next, afterNote(source, next)) };
  });
}

/** Writes the list with these items, one per line; the source after the last item stays. */
function written(source: string, list: SourceList, items: readonly Item[]): string {
  const { elements } = list;
  const lines = items.map(({ code, note }, index) => {
    const comma = index < items.length - 1 || elements.hasTrailingComma ? ',' : '';
    return `\n${code.replace(breaksLine, '')}${comma}${note}`;
  });
  const rest = source.slice(elements.length > 0 ? afterNote(source, elements.end) : startOf(source, elements));
  // The rest starts on a new line, so that it does not become part of a comment.
  return `${source.slice(0, startOf(source, elements))}${lines.join('')}${breaksLine.test(rest) ? '' : '\n'}${rest}`;
}

/** The position after a list's bracket and the comment on its line, which belongs to the list. */
function startOf(source: string, elements: ts.NodeArray<ts.Expression>): number {
  return afterNote(source, elements.pos);
}

/** The end of a comment between `position` and the end of the line, which belongs to the code before it; else `position`. */
function afterNote(source: string, position: number): number {
  const end = ts.getTrailingCommentRanges(source, position)?.at(-1)?.end ?? position;
  return breaksLine.test(source.slice(end)) ? end : position;
}

function requireItem({ elements }: SourceList, index: number): void {
  if (index < 0 || index >= elements.length) throw new RangeError(`The list has no item ${index}.`);
}
