import ts from 'typescript';

import {documentation} from './jsdoc';
import type {TableRequest, TableRow} from './model';
import {nameOf} from './table-module';

/** A table's type in a program. */
export interface Table {
  program: ts.Program;
  /** Made by `tableModule`. */
  file: string;
  /** What {@link arity} says of the type. */
  parameters: number;
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

/** The members of a type, in declaration order. */
export function tableRows(table: Table): TableRow[] {
  const checker = table.program.getTypeChecker();
  const alias = tableAlias(table);
  return membersOf(checker, alias).map((property): TableRow => ({
    name: property.name,
    optional: isOptional(property),
    type: typeText(checker, property, alias),
    ...documentation(property, checker),
  }));
}

/** The alias with as many type arguments as the type takes. */
export function tableAlias({program, file, parameters}: Table): ts.TypeAliasDeclaration {
  const source = program.getSourceFile(file);
  const alias = source?.statements.filter(ts.isTypeAliasDeclaration)[parameters];
  if (!alias) throw new Error(`${file} has no alias with ${parameters} type arguments.`);
  return alias;
}

/** Packages mark what is theirs alone by an underscore. */
export function membersOf(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration): ts.Symbol[] {
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(alias))
    .filter((property) => !property.name.startsWith('_'));
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
  const declared = declaredType(property);
  const type = checker.getTypeOfSymbolAtLocation(property, at);
  if (!declared) return checkedType(checker, type, at, isOptional(property));
  const parameter = parameterOf(checker, declared);
  if (!parameter) return print(declared, declared.getSourceFile());
  // A bare parameter says nothing: what it stands for here, or what it has to extend.
  const {constraint} = parameter;
  if (!(type.flags & ts.TypeFlags.Any))
    // What the table's type is given for its parameters is no more than `any`.
    return checkedType(checker, type, at, isOptional(property)).replace(/<any(?:, any)*>/g, '');
  return constraint ? print(constraint, constraint.getSourceFile()) : 'any';
}

/** How the package wrote the type, where all branches of a conditional type wrote the same. */
function declaredType({declarations = []}: ts.Symbol): ts.TypeNode | undefined {
  const written = declarations.map((declaration) =>
    ts.isPropertySignature(declaration) ? declaration.type : undefined,
  );
  const [first, ...others] = written.map((type) => type && print(type, type.getSourceFile()));
  return others.every((text) => text === first) ? written[0] : undefined;
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
