import ts from 'typescript';

/** Appends `item` to the list in the constant `name` of a source. Throws a `RangeError` if there is no such list. */
export function withItem(source: string, name: string, item: string): string {
  const { elements } = listNamed(source, name);
  const comma = elements.length > 0 && !elements.hasTrailingComma ? ',' : '';
  const end = afterComment(source, elements.end);
  return `${source.slice(0, elements.end)}${comma}${source.slice(elements.end, end)}\n${item},${source.slice(end)}`;
}

/** Removes the item at `index` with its comments. Throws a `RangeError` if there is none. */
export function withoutItem(source: string, name: string, index: number): string {
  const { elements } = listNamed(source, name);
  const item = elements[index];
  if (!item) throw new RangeError(`${name} has no item ${index}.`);
  const start = index === 0 ? item.getFullStart() : afterComment(source, item.getFullStart());
  return (
    source.slice(0, start) + source.slice(afterComment(source, elements[index + 1]?.getFullStart() ?? elements.end))
  );
}

/** The end of a comment on the same line, which belongs to the item before it. */
function afterComment(source: string, position: number): number {
  return ts.getTrailingCommentRanges(source, position)?.at(-1)?.end ?? position;
}

function listNamed(source: string, name: string): ts.ArrayLiteralExpression {
  const tree = ts.createSourceFile('list.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = tree.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations);
  const value = declarations.find((declaration) => declaration.name.getText(tree) === name)?.initializer;
  const list = value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? value.expression : value;
  if (!list || !ts.isArrayLiteralExpression(list)) throw new RangeError(`The file has no list ${name}.`);
  return list;
}
