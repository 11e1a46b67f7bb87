import ts from 'typescript';
import {
  type Definition,
  definitionOf,
  definitionsIn,
  importsOf,
  isOwnConstant,
  isRead,
  moduleOf,
  nameOf,
  parsed,
  siblingsOf,
  specifiersOf,
  statementOf,
  unusedIn,
} from './definitions';

/** A module without the imports and constants that it uses no more since it was as `before`. */
export function withoutUnused(source: string, before: string): string {
  const old = unusedIn(parsed(before)).map(nameOf);
  const definition = unusedIn(parsed(source)).find((each) => !old.includes(nameOf(each)));
  // What only this one used is then unused, too.
  return definition ? withoutUnused(withoutDefinition(source, definition), before) : source;
}

/** A module with the imports and constants of `before` that it uses but does not define. */
export function withDefinitionsOf(source: string, before: string): string {
  const tree = parsed(source);
  const old = definitionsIn(parsed(before));
  const lacks = (name: string) => definitionOf(tree, name) === undefined && isRead(tree, name);
  const index = old.findLastIndex((definition) => lacks(nameOf(definition)));
  const definition = old[index];
  if (!definition) return source;
  const statement = statementOf(definition);
  const defined = (others: readonly ts.Node[]) =>
    old.flatMap((each) => (others.includes(each) ? (definitionOf(tree, nameOf(each)) ?? []) : []))[0];
  const sibling = defined(siblingsOf(definition));
  const next = defined(old.slice(index));
  const restored = ts.isImportDeclaration(statement)
    ? withImport(source, moduleOf(statement), definition.getText())
    : sibling
      ? inserted(source, sibling.end, `, ${definition.getText()}`)
      : withConstant(source, statement.getText(), next && statementOf(next));
  return withDefinitionsOf(restored, before);
}

/** Whether a module defines `name`. */
export function defines(source: string, name: string): boolean {
  return definitionOf(parsed(source), name) !== undefined;
}

/** A module that imports `name`. */
export function withImport(source: string, module: string, name: string): string {
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

/** Adds a constant before a statement, by default after the imports, of which there is at least one; it joins the constants there. */
export function withConstant(source: string, line: string, before?: ts.Node): string {
  const { statements } = parsed(source);
  const index = before
    ? statements.findIndex(({ pos }) => pos === before.pos)
    : statements.findLastIndex((statement) => ts.isImportDeclaration(statement)) + 1;
  const [previous, next] = [statements[index - 1], statements[index]];
  if (next && isOwnConstant(next)) return inserted(source, next.getStart(), `${line}\n`);
  const space = previous && isOwnConstant(previous) ? '\n' : '\n\n';
  return inserted(source, previous?.end ?? 0, `${space}${line}`);
}

function withoutDefinition(source: string, definition: Definition): string {
  const siblings = siblingsOf(definition);
  const [first, last] = [siblings[0] ?? definition, siblings.at(-1) ?? definition];
  const others = siblings.filter((each) => each !== definition).map((each) => each.getText());
  if (others.length === 0) return replaced(source, statementOf(definition), '');
  return source.slice(0, first.getStart()) + others.join(', ') + source.slice(last.end);
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
