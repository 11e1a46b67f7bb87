import ts from 'typescript';
import { stringLiteral } from './tokens';

/** A value in an object of a source file. */
export type Value = string | number | boolean;
/** Such a value: its path of names, its value, and its position in UTF-16 units. */
export type SourceValue = { path: readonly string[]; value: Value; start: number; end: number };

/** Every such value in the constant `name`, in the order of the file; an item of a list is named after its id, or else numbered from 0. */
export function valuesIn(source: string, name: string): SourceValue[] {
  const tree = ts.createSourceFile('values.ts', source, ts.ScriptTarget.Latest, true);
  const found: SourceValue[] = [];
  const visit = (node: ts.Expression, path: readonly string[]): void => {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return visit(node.expression, path);
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property)) visit(property.initializer, [...path, keyOf(property.name)]);
      return;
    }
    if (ts.isArrayLiteralExpression(node))
      return node.elements.forEach((element, index) => visit(element, [...path, idOf(element) ?? String(index)]));
    const value = valueOf(node);
    if (value !== undefined) found.push({ path, value, start: node.getStart(tree), end: node.end });
  };
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations)
      if (initializer && own.getText(tree) === name) visit(initializer, []);
  }
  return found;
}

/** Replaces a value in a source; `code` is how to write it if that is clearer than the value (`8 * 3600`). */
export function withValue(source: string, { start, end }: SourceValue, value: Value, code?: string) {
  const written = code ?? (typeof value === 'string' ? stringLiteral(value) : String(value));
  return source.slice(0, start) + written + source.slice(end);
}

function idOf(element: ts.Expression): string | undefined {
  if (!ts.isObjectLiteralExpression(element)) return undefined;
  const own = element.properties.find((each) => ts.isPropertyAssignment(each) && keyOf(each.name) === 'id');
  return own && ts.isPropertyAssignment(own) && ts.isStringLiteralLike(own.initializer)
    ? own.initializer.text
    : undefined;
}

function keyOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

function valueOf(node: ts.Expression): Value | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  return numberOf(node);
}

/** Evaluates a number, a product or a sum. */
function numberOf(node: ts.Expression): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [numberOf(node.left), numberOf(node.right)];
  if (left === undefined || right === undefined) return undefined;
  if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return left * right;
  return node.operatorToken.kind === ts.SyntaxKind.PlusToken ? left + right : undefined;
}
