import ts from 'typescript';
import { kindOfName } from '@/content-check/leaves';

/**
 * A text in a source file: where it begins and ends inside its quotes, in UTF-16 units, and its kind of quotes. `row` marks a row of a table,
 * whose cells are separated by `|`.
 */
export type Literal = { start: number; end: number; quote: 'string' | 'template' | 'json'; row?: boolean };

/** Properties of notices and of the navigation whose value is an option, never a text. */
const choiceNames = new Set(['kind', 'as']);
/** Builders whose first argument is a text (`content/blocks.ts`); the first argument of other functions may be an id. */
const buildersOfTexts = new Set(['list', 'table', 'form', 'part']);
const id = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;
const address = /^(?:\/|#|https?:|tel:|mailto:)\S*$/;

/** Every text of a content module (`.ts`) or message file (`.json`), in the order of the file. */
export function literalsOf(file: string, source: string): Literal[] {
  if (file.endsWith('.json')) return jsonLiterals(ts.parseJsonText(file, source));
  return moduleLiterals(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
}

function jsonLiterals(tree: ts.JsonSourceFile): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    if (ts.isStringLiteral(node)) found.push({ start: node.getStart(tree) + 1, end: node.end - 1, quote: 'json' });
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function moduleLiterals(tree: ts.SourceFile): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isNewExpression(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      if (isText(node)) found.push(literalOf(node, tree));
      return;
    }
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type TextNode = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

function literalOf(node: TextNode, tree: ts.SourceFile): Literal {
  const quote = ts.isStringLiteral(node) ? 'string' : 'template';
  const isRow =
    ts.isCallExpression(node.parent) &&
    node.parent.expression.getText(tree) === 'table' &&
    node.parent.arguments[0] !== node;
  return { start: node.getStart(tree) + 1, end: node.end - 1, quote, ...(isRow && { row: true }) };
}

/** Whether a string is a text and not an id, an address, the name of a language or a key. */
function isText(node: TextNode): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && isDataName(parent.name.getText())) return false;
  if (ts.isElementAccessExpression(parent) || ts.isBinaryExpression(parent)) return false;
  if (ts.isTemplateExpression(node)) return true;
  return !isData(node.text) && !isIdArgument(node);
}

/** Whether a string is the id that a builder such as `section` expects before a text. */
export function isIdArgument(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  const isFirstOfMany = ts.isCallExpression(parent) && parent.arguments[0] === node && parent.arguments.length > 1;
  return isFirstOfMany && !buildersOfTexts.has(parent.expression.getText()) && id.test(node.text);
}

function isDataName(name: string): boolean {
  return kindOfName(name) !== 'words' || choiceNames.has(name);
}

/** Whether the whole `text` is an address or the name of a language, and therefore treated as data. */
export function isData(text: string): boolean {
  return text === 'en' || text === 'es' || address.test(text);
}
