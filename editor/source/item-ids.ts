import ts from 'typescript';
import { isIdArgument } from './literals';
import { stringLiteral } from './tokens';

/** The source of an item with new ids: its own id, which is the first, becomes `id`, and the ids inside it get `id` as their prefix. */
export function withOtherIds(source: string, item: ts.Expression, id: string): string {
  const [own, ...inner] = idsIn(item);
  const start = item.getStart();
  return [...(own ? [{ node: own, next: id }] : []), ...inner.map((node) => ({ node, next: `${id}-${node.text}` }))]
    .toReversed()
    .reduce(
      (text, { node, next }) =>
        text.slice(0, node.getStart() - start) + stringLiteral(next) + text.slice(node.end - start),
      source.slice(start, item.end),
    );
}

/** The first id in an item, which is its own if it has one. */
export function ownIdOf(item: ts.Expression): string | undefined {
  return idsIn(item)[0]?.text;
}

/** The ids in an item, in the order of the file. */
function idsIn(item: ts.Node): ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isId(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(item);
  return found;
}

function isId(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) && parent.name.getText() === 'id') || isIdArgument(node);
}
