import {distance} from 'fastest-levenshtein';
import ts from 'typescript';

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

/** Exported names that look like the one asked for, closest first. */
export function closeMatches(program: ts.Program, file: string, name: string): string[] {
  const names = (exportsOf(program, file) ?? []).map((entry) => entry.name);
  return names
    .map((candidate) => ({candidate, far: distance(candidate.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({candidate}) => candidate);
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
  return properties.map((property): TableRow => {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const tags = property.getJsDocTags(checker);
    const tagText = (...names: string[]) => {
      const tag = tags.find((entry) => names.includes(entry.name));
      return tag && ts.displayPartsToString(tag.text).trim();
    };
    const deprecated = tagText('deprecated');
    const defaultValue = tagText('default', 'defaultValue');
    return {
      name: property.name,
      optional,
      type: typeText(checker, checker.getTypeOfSymbolAtLocation(property, alias), alias, optional),
      description: linked(
        ts.displayPartsToString(property.getDocumentationComment(checker)),
      ).trim(),
      ...(defaultValue ? {default: linked(defaultValue).replace(/^`+|`+$/g, '')} : {}),
      ...(deprecated === undefined ? {} : {deprecated: linked(deprecated)}),
    };
  });
}

/** Longest type shown whole, in characters. */
const longestType = 240;

function typeText(checker: ts.TypeChecker, type: ts.Type, at: ts.Node, optional: boolean): string {
  const shown = optional ? checker.getNonNullableType(type) : type;
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  const text = checker.typeToString(shown, at, flags).replace(/import\("[^"]*"\)\./g, '');
  return text.length > longestType ? `${text.slice(0, longestType)}…` : text;
}

/** JSDoc's inline links as Markdown. */
function linked(text: string): string {
  return text.replace(
    /\{@link(?:code|plain)?\s+(\S+?)(?:[\s|]+([^}]*))?\}/g,
    (_, target: string, label?: string) =>
      /^https?:/.test(target)
        ? `[${label?.trim() || target}](${target})`
        : `\`${label?.trim() || target}\``,
  );
}
