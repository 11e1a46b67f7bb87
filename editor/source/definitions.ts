import ts from 'typescript';

/** What defines a name in a module. */
export type Definition = ts.ImportSpecifier | ts.VariableDeclaration | ts.BindingElement;

/** The syntax tree of a module. */
export function parsed(source: string): ts.SourceFile {
  return ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true);
}

/** What defines the names that a module imports in braces, and its constants. */
export function definitionsIn({ statements }: ts.SourceFile): Definition[] {
  const definitions = statements.flatMap((statement): Definition[] => {
    if (ts.isImportDeclaration(statement)) return specifiersOf(statement);
    const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    return declarations.flatMap((each): Definition[] =>
      ts.isObjectBindingPattern(each.name) ? [...each.name.elements] : [each],
    );
  });
  return definitions.filter(({ name }) => ts.isIdentifier(name));
}

/** What defines `name` in a module. */
export function definitionOf(tree: ts.SourceFile, name: string): Definition | undefined {
  return definitionsIn(tree).find((definition) => nameOf(definition) === name);
}

/** The imports and the constants of its own that a module does not use. */
export function unusedIn(tree: ts.SourceFile): Definition[] {
  return definitionsIn(tree).filter((definition) => {
    const statement = statementOf(definition);
    return (ts.isImportDeclaration(statement) || isOwnConstant(statement)) && !isRead(tree, nameOf(definition));
  });
}

/** Whether a module reads `name` outside of its definition. */
export function isRead(tree: ts.SourceFile, name: string): boolean {
  const definition = definitionOf(tree, name);
  const reads = (node: ts.Node): boolean => {
    if (node === definition) return false;
    if (ts.isIdentifier(node)) return node.text === name && !isMember(node);
    return ts.forEachChild(node, (child) => reads(child) || undefined) ?? false;
  };
  return reads(tree);
}

/** Whether an identifier is a key of an object, or follows a dot. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)) && parent.name === node;
}

/** The name that is defined. */
export function nameOf({ name }: Definition): string {
  return name.getText();
}

/** The definitions in the same braces or after the same `const`. */
export function siblingsOf({ parent }: Definition): readonly ts.Node[] {
  if (ts.isVariableDeclarationList(parent)) return parent.declarations;
  return ts.isNamedImports(parent) || ts.isObjectBindingPattern(parent) ? parent.elements : [];
}

/** The statement of a definition. */
export function statementOf(definition: Definition): ts.Node {
  return ts.findAncestor(definition, ({ parent }) => ts.isSourceFile(parent)) ?? definition;
}

/** Whether a statement defines constants that the module does not export. */
export function isOwnConstant(statement: ts.Node): boolean {
  return ts.isVariableStatement(statement) && !statement.modifiers;
}

/** The imports of a module. */
export function importsOf(tree: ts.SourceFile): ts.ImportDeclaration[] {
  return tree.statements.filter((statement) => ts.isImportDeclaration(statement));
}

/** The name of an imported module. */
export function moduleOf({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

/** The names in the braces of an import of values. */
export function specifiersOf({ importClause }: ts.ImportDeclaration): ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  const isOfTypes = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return !isOfTypes && bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
}
