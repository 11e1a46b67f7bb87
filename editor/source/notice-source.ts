import ts from 'typescript';
import type { NoticeVersion } from '@/content/types';
import { stringLiteral } from './tokens';

/** Changes the version and date of `notice` in `content/notices.ts`. Throws a `RangeError` if the file has no such notice. */
export function withStamp(source: string, notice: string, { version, date }: NoticeVersion): string {
  const entry = objectUnder(source, notice);
  if (!entry) throw new RangeError(`content/notices.ts names no notice ${notice}.`);
  const { kind, year, month, day } = date;
  const dayPart = day === undefined ? '' : `, day: ${day}`;
  const stamp = `{ version: ${stringLiteral(version)}, date: { kind: '${kind}', year: ${year}, month: ${month}${dayPart} } }`;
  return replaced(source, entry, stamp);
}

/**
 * Adds an entry for the current version before the changes of a notice, and sets the version of the previously first entry to `old`. Throws a
 * `RangeError` if there is no such list.
 */
export function withChange(source: string, text: string, old: string): string {
  const tree = parsed(source);
  const list = find(tree, (node) => propertyNamed(node, 'changes'))?.initializer;
  const first = list && ts.isArrayLiteralExpression(list) ? list.elements[0] : undefined;
  const version = first && find(first, (node) => propertyNamed(node, 'version') ?? shorthandNamed(node, 'version'));
  if (!first || !version) throw new RangeError('The notice has no list of changes with an entry for its version.');
  const entry = `{ ${version.getText(tree)}, text: ${stringLiteral(text)} },\n`;
  const last = replaced(first.getText(tree), offsetBy(version, first.getStart(tree)), `version: ${stringLiteral(old)}`);
  return replaced(source, first, entry + last);
}

type Span = { getStart: () => number; end: number };

function parsed(source: string): ts.SourceFile {
  return ts.createSourceFile('notice.ts', source, ts.ScriptTarget.Latest, true);
}

function objectUnder(source: string, name: string): ts.Expression | undefined {
  return find(parsed(source), (node) => propertyNamed(node, name))?.initializer;
}

function propertyNamed(node: ts.Node, name: string): ts.PropertyAssignment | undefined {
  if (!ts.isPropertyAssignment(node)) return undefined;
  const key = node.name;
  return (ts.isIdentifier(key) || ts.isStringLiteral(key)) && key.text === name ? node : undefined;
}

function shorthandNamed(node: ts.Node, name: string): ts.ShorthandPropertyAssignment | undefined {
  return ts.isShorthandPropertyAssignment(node) && node.name.text === name ? node : undefined;
}

/** The first descendant of `node`, in the order of the file, that `pick` accepts. */
function find<Found extends ts.Node>(node: ts.Node, pick: (node: ts.Node) => Found | undefined): Found | undefined {
  return ts.forEachChild(node, (child) => pick(child) ?? find(child, pick));
}

function offsetBy(node: ts.Node, start: number): Span {
  return { getStart: () => node.getStart() - start, end: node.end - start };
}

function replaced(source: string, span: Span, text: string): string {
  return source.slice(0, span.getStart()) + text + source.slice(span.end);
}
