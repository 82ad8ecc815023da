import ts from 'typescript';

import {documentation} from './jsdoc';
import type {TableRequest, TableRow} from './model';

/** Most type parameters that an options type may take. */
const mostParameters = 4;

/**
 * The module a type table is read from: an alias `Table0`, `Table1`, … for each
 * number of type arguments that the type may need, since how many it takes is
 * known only when the program is built, and a program is too costly to build twice.
 */
export function tableModule(request: TableRequest): string {
  const name = nameOf(request);
  const args = request.type.slice(name.length);
  const aliases = Array.from({length: mostParameters + 1}, (_, count) => {
    const any = count > 0 ? `<${Array.from({length: count}, () => 'any').join(', ')}>` : '';
    return `export type Table${count} = ${name}${args || any};`;
  });
  return [`import type {${name}} from '${request.from}';`, ...aliases, ''].join('\n');
}

export function nameOf(request: TableRequest): string {
  return /^[\w$]+/.exec(request.type)?.[0] ?? request.type;
}

/** How many type parameters the table's type takes; undefined if the package does not export it. */
export function arity(
  program: ts.Program,
  file: string,
  request: TableRequest,
): number | undefined {
  const symbol = exportsOf(program, file)?.find((entry) => entry.name === nameOf(request));
  if (!symbol) return undefined;
  const checker = program.getTypeChecker();
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  for (const declaration of target.declarations ?? []) {
    if (
      ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isClassDeclaration(declaration)
    ) {
      return (declaration.typeParameters ?? []).filter((parameter) => !parameter.default).length;
    }
  }
  return 0;
}

/** Names that the module of a table's type exports. */
export function exportedNames(program: ts.Program, file: string): string[] {
  return (exportsOf(program, file) ?? []).map((entry) => entry.name);
}

function exportsOf(program: ts.Program, file: string): ts.Symbol[] | undefined {
  const checker = program.getTypeChecker();
  const statement = program.getSourceFile(file)?.statements[0];
  if (!statement || !ts.isImportDeclaration(statement)) return undefined;
  const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
  return module && checker.getExportsOfModule(module);
}

/**
 * The members of a type, in declaration order.
 *
 * @param file - made by {@link tableModule}
 * @param parameters - what {@link arity} says of it
 */
export function tableRows(program: ts.Program, file: string, parameters: number): TableRow[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const alias = source?.statements.filter(ts.isTypeAliasDeclaration)[parameters];
  if (!source || !alias) return [];
  // Packages mark what is theirs alone by an underscore.
  const properties = checker
    .getPropertiesOfType(checker.getTypeAtLocation(alias))
    .filter((property) => !property.name.startsWith('_'));
  return properties.map((property): TableRow => ({
    name: property.name,
    optional: isOptional(property),
    type: typeText(checker, property, alias),
    ...documentation(property, checker),
  }));
}

const isOptional = (property: ts.Symbol) => (property.flags & ts.SymbolFlags.Optional) !== 0;

const printer = ts.createPrinter({removeComments: true});

const print = (node: ts.Node, source: ts.SourceFile) =>
  printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/\s+/g, ' ');

/**
 * A member's type as the package wrote it, which names type parameters and aliases where the checker
 * would print `any` and what an alias stands for. What has no single declaration is printed by the checker.
 */
function typeText(checker: ts.TypeChecker, property: ts.Symbol, at: ts.Node): string {
  const [declaration, ...others] = property.declarations ?? [];
  const declared =
    declaration && others.length === 0 && ts.isPropertySignature(declaration)
      ? declaration.type
      : undefined;
  const type = checker.getTypeOfSymbolAtLocation(property, at);
  if (!declared) return checkedType(checker, type, at, isOptional(property));
  const parameter = parameterOf(checker, declared);
  if (!parameter) return print(declared, declared.getSourceFile());
  // A bare parameter says nothing: what it stands for here, or what it has to extend.
  const {constraint} = parameter;
  if (!(type.flags & ts.TypeFlags.Any)) return checkedType(checker, type, at, isOptional(property));
  return constraint ? print(constraint, constraint.getSourceFile()) : 'any';
}

/** The type parameter that a type node is, and nothing else. */
function parameterOf(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
): ts.TypeParameterDeclaration | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [declaration] = checker.getSymbolAtLocation(node.typeName)?.declarations ?? [];
  return declaration && ts.isTypeParameterDeclaration(declaration) ? declaration : undefined;
}

function checkedType(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: ts.Node,
  optional: boolean,
): string {
  const flags =
    ts.NodeBuilderFlags.NoTruncation |
    ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
    ts.NodeBuilderFlags.IgnoreErrors;
  const node = checker.typeToTypeNode(type, at, flags);
  if (!node) return 'unknown';
  const source = at.getSourceFile();
  if (!optional || !ts.isUnionTypeNode(node)) return print(node, source);
  // That an optional member may be undefined is what optional means.
  const types = node.types.filter(({kind}) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return print(
    types.length === 1 && types[0] ? types[0] : ts.factory.createUnionTypeNode(types),
    source,
  );
}
