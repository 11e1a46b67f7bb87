import ts from 'typescript';
import { ownIdOf } from './item-ids';

/** Where something is in a source, in UTF-16 units. */
export type Span = { start: number; end: number };

/** A list in two versions of a file; `isChanged` says whether an item was added, removed or moved. */
export type ListPair = { was: Span; is: Span; isChanged: boolean };

/**
 * The lists of a file that are at the same place in two of its versions, by that place. A changed list is not searched for further lists, because
 * its items no longer correspond.
 */
export function pairedLists(file: string, before: string, after: string): Map<string, ListPair> {
  const found = new Map<string, ListPair>();
  const [old, now] = [before, after].map((source) =>
    ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true),
  ) as [ts.SourceFile, ts.SourceFile];
  const visit = (was: ts.Node, is: ts.Node, place: string): void => {
    if (was.kind !== is.kind) return;
    if (ts.isArrayLiteralExpression(was) && ts.isArrayLiteralExpression(is)) {
      const isChanged = isReordered(was, is);
      found.set(place, { was: spanOf(was), is: spanOf(is), isChanged });
      if (isChanged) return;
    }
    const twins = childrenOf(is);
    for (const [name, child] of childrenOf(was)) {
      const twin = twins.get(name);
      if (twin) visit(child, twin, `${place}/${name}`);
    }
  };
  visit(old, now, '');
  return found;
}

/** Whether items were added, removed or moved: the text of a moved item is at another position, and so is its id if it has one. */
function isReordered({ elements: was }: ts.ArrayLiteralExpression, { elements: is }: ts.ArrayLiteralExpression) {
  if (was.length !== is.length) return true;
  const [old, now] = [was.map(textOf), is.map(textOf)];
  const times = (texts: readonly string[], text: string) => texts.filter((each) => each === text).length;
  return is.some((item, index) => {
    const text = textOf(item);
    // A text that now occurs more often was typed, not moved.
    const isMoved = old.includes(text) && times(old, text) === times(now, text);
    return text !== old[index] && (isMoved || ownIdOf(item) !== ownIdOf(was[index] ?? item));
  });
}

/** The children of a node by name, so that a property or a constant is found again after another was added before it. */
function childrenOf(node: ts.Node): Map<string, ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return new Map(children.map((child, index) => [nameOf(child) ?? String(index), child]));
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return node.name.getText();
  return ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.name.getText() : undefined;
}

/** The text of an item, however it is broken into lines. */
function textOf(item: ts.Expression): string {
  return item.getText().replace(/,?\s+/g, ' ');
}

function spanOf(node: ts.Node): Span {
  return { start: node.getStart(), end: node.end };
}
