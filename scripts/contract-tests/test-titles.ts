import ts from 'typescript';

/** Titles of the tests of one file: as they stand, as patterns where a part is computed, and words that can be a title's only part. */
export type TestTitles = { literals: ReadonlySet<string>; patterns: readonly RegExp[]; words: ReadonlySet<string> };

const testFunctions = new Set(['test', 'it']);
/** A test that is not run holds nothing. */
const notRun = new Set(['skip', 'fixme', 'todo', 'fails']);
/** `%s`, `%d` … and `$name` of a table's title. */
const placeholder = /%[sdifjoO#]|\$[a-z]\w*/gi;
const leastWords = /\p{L}{3}/u;

/** Reads the titles of `source`, a test file of Playwright or Vitest. */
export function testTitles(source: string, file = 'test.tsx'): TestTitles {
  const literals = new Set<string>();
  const words = new Set<string>();
  const patterns: RegExp[] = [];
  let isComputed = false;

  function addTitle(title: ts.Expression, isTable: boolean): void {
    if (ts.isConditionalExpression(title)) {
      addTitle(title.whenTrue, isTable);
      addTitle(title.whenFalse, isTable);
      return;
    }
    const parts = partsOf(title, isTable);
    if (parts.length === 1) literals.add(parts[0] ?? '');
    else if (leastWords.test(parts.join(' '))) patterns.push(patternOf(parts));
    else isComputed = true;
  }

  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) && isCell(node)) words.add(node.text);
    if (ts.isCallExpression(node)) {
      const names = calleeNames(node.expression);
      const [title, body] = node.arguments;
      if (
        title &&
        body &&
        testFunctions.has(names[0] ?? '') &&
        !names.includes('describe') &&
        !names.some((name) => notRun.has(name))
      )
        addTitle(title, names.includes('each'));
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return { literals, patterns, words: isComputed ? words : new Set() };
}

/** Whether a test has this title; `…` in it stands for any part that is computed. */
export function hasTitle({ literals, patterns, words }: TestTitles, title: string): boolean {
  return literals.has(title) || patterns.some((pattern) => pattern.test(title)) || words.has(title);
}

/** Whether a text stands in a table of cases: `['a case', 1]` or `[{ name: 'a case' }]`. */
function isCell({ parent }: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(parent) ||
    (ts.isPropertyAssignment(parent) && ts.isArrayLiteralExpression(parent.parent.parent))
  );
}

/** `test.describe` gives `['test', 'describe']`, `it.each(table)` `['it', 'each']`. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) ? calleeNames(callee.expression) : [];
}

/** The literal parts of a title, between which something is computed. */
function partsOf(title: ts.Expression, isTable: boolean): string[] {
  if (ts.isStringLiteralLike(title)) return isTable ? title.text.split(placeholder) : [title.text];
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return ['', ''];
}

function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 'u');
}
