import ts from 'typescript';
import { factGroups, factsInCopy } from './fact-groups';
import type { Token } from './tokens';

/** Where a name in a fact comes from, if it does not follow a dot. */
const origins: typeof factGroups = { ...factGroups, atStart: { module: factsInCopy } };

/** Every name that facts need: a fact's own before its maker, which only the fact uses. */
const definedNames = Object.entries(origins).flatMap(([name, origin]) => [
  name,
  ...(origin?.maker === undefined ? [] : [origin.maker]),
]);

/** A module of `locale` that defines the names of all facts in `tokens`. */
export function withFactsDefined(source: string, locale: string, tokens: readonly Token[]): string {
  return namesIn(tokens).reduce((text, name) => {
    const origin = origins[name];
    if (!origin || definitionOf(parsed(text), name)) return text;
    const { module, maker } = origin;
    if (maker === undefined) return withImport(text, module, name);
    const imported = definitionOf(parsed(text), maker) ? text : withImport(text, module, maker);
    return withConstant(imported, `const ${name} = ${maker}('${locale}');`);
  }, source);
}

/** A module without the definitions of facts that it does not use. */
export function withoutUnusedFacts(source: string): string {
  return definedNames.reduce(withoutUnused, source);
}

function namesIn(tokens: readonly Token[]): string[] {
  // A fact can be in a function, such as `atStart(hours.days)`.
  const names = tokens.flatMap((token) => ('fact' in token ? (token.fact.match(/(?<![.\w])[a-z]\w*/gi) ?? []) : []));
  return [...new Set(names)].filter((name) => Object.hasOwn(origins, name));
}

type Definition = ts.ImportSpecifier | ts.VariableDeclaration;

/** The import or the constant that defines `name` in a module. */
function definitionOf(tree: ts.SourceFile, name: string): Definition | undefined {
  const definitions = tree.statements.flatMap((statement): Definition[] => {
    if (ts.isImportDeclaration(statement)) return specifiersOf(statement);
    return ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [];
  });
  return definitions.find((definition) => definition.name.getText(tree) === name);
}

function withImport(source: string, module: string, name: string): string {
  const imports = importsOf(parsed(source));
  const own = imports.find((each) => moduleOf(each) === module && specifiersOf(each).length > 0);
  if (own) {
    const names = [...specifiersOf(own).map((each) => each.getText()), name].sort((a, b) => a.localeCompare(b, 'en'));
    return replaced(source, own, importOf(module, names));
  }
  const next = imports.find((each) => moduleOf(each).startsWith('.') || moduleOf(each) > module);
  const line = importOf(module, [name]);
  if (next) return inserted(source, next.getStart(), `${line}\n`);
  const last = imports.at(-1);
  return last ? inserted(source, last.end, `\n${line}`) : `${line}\n\n${source}`;
}

/** Adds a constant after the imports, of which there is at least one; it joins the constants that follow them. */
function withConstant(source: string, line: string): string {
  const tree = parsed(source);
  const last = importsOf(tree).at(-1);
  const next = tree.statements.find((statement) => statement.pos === last?.end);
  const isJoined = next && ts.isVariableStatement(next) && !next.modifiers;
  return isJoined ? inserted(source, next.getStart(), `${line}\n`) : inserted(source, last?.end ?? 0, `\n\n${line}`);
}

function withoutUnused(source: string, name: string): string {
  const tree = parsed(source);
  const definition = definitionOf(tree, name);
  if (!definition || isUsed(tree, definition)) return source;
  const statement = tree.statements.find(({ pos, end }) => pos <= definition.pos && definition.end <= end);
  if (statement && ts.isVariableStatement(statement)) {
    const isOwn = statement.declarationList.declarations.length === 1 && !statement.modifiers;
    return isOwn ? replaced(source, statement, '') : source;
  }
  if (!statement || !ts.isImportDeclaration(statement)) return source;
  const others = specifiersOf(statement).filter((each) => each !== definition);
  const names = others.map((each) => each.getText());
  return replaced(source, statement, names.length > 0 ? importOf(moduleOf(statement), names) : '');
}

/** Whether a module reads a name outside of its definition. */
function isUsed(tree: ts.SourceFile, definition: Definition): boolean {
  const name = definition.name.getText(tree);
  const reads = (node: ts.Node): boolean => {
    if (node === definition) return false;
    if (ts.isPropertyAssignment(node)) return reads(node.initializer);
    if (ts.isPropertyAccessExpression(node)) return reads(node.expression);
    if (ts.isIdentifier(node)) return node.text === name;
    return ts.forEachChild(node, (child) => reads(child) || undefined) ?? false;
  };
  return reads(tree);
}

function parsed(source: string): ts.SourceFile {
  return ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true);
}

function importsOf(tree: ts.SourceFile): ts.ImportDeclaration[] {
  return tree.statements.filter((statement) => ts.isImportDeclaration(statement));
}

function moduleOf({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

/** The names in the braces of an import of values. */
function specifiersOf({ importClause }: ts.ImportDeclaration): ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  const isOfTypes = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return !isOfTypes && bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
}

function importOf(module: string, names: readonly string[]): string {
  return `import { ${names.join(', ')} } from '${module}';`;
}

function inserted(source: string, position: number, text: string): string {
  return source.slice(0, position) + text + source.slice(position);
}

/** Replaces a statement; with an empty `text`, its line goes, too. */
function replaced(source: string, statement: ts.Node, text: string): string {
  const rest = source.slice(statement.end);
  return source.slice(0, statement.getStart()) + text + (text === '' ? rest.replace(/^[ \t]*\r?\n/, '') : rest);
}
