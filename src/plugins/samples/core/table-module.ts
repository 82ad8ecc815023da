/** The module that a `<TypeTable>` is read from. */
import type {AuthoredRow, TableRequest} from './model';

/** Most type parameters that an options type may take. */
const mostParameters = 4;

/** Types of the language around the one of the package. */
const utilities = new Set([
  'Awaited',
  'Exclude',
  'Extract',
  'NonNullable',
  'Omit',
  'Parameters',
  'Pick',
  'ReturnType',
  'typeof',
]);

/**
 * The export that the table's type is made of, by which its anchors are named: that of
 * `Parameters<typeof splitLink>[0]` is `splitLink`.
 */
export function nameOf({type}: Pick<TableRequest, 'type'>): string {
  const names = type.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return names.find((name) => !utilities.has(name)) ?? type;
}

/** The type with the type arguments that it takes, unless the page gives some. */
function withArguments(request: Pick<TableRequest, 'type'>, typeArguments: string): string {
  const {type} = request;
  const name = nameOf(request);
  const end =
    type.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)) + name.length;
  const rest = type.slice(end);
  return type.slice(0, end) + (rest.startsWith('<') ? '' : typeArguments) + rest;
}

/** The name of a type that an author gives to a member. */
export const authoredAlias = (index: number) => `Authored${index}`;

/** An alias for each type that an author names, and one that may be undefined, for optional members. */
const authoredTypes = (rows: readonly AuthoredRow[]) =>
  rows.flatMap(({type}, index) =>
    type
      ? [
          `export type ${authoredAlias(index)} = ${type};`,
          `export type ${authoredAlias(index)}OrNone = ${authoredAlias(index)} | undefined;`,
        ]
      : [],
  );

/**
 * An alias `Table0`, `Table1`, … for each number of type arguments that the type may need, since
 * how many it takes is known only when the program is built, and a program is too costly to build
 * twice. The types that authors name follow.
 */
export function tableModule(request: TableRequest): string {
  const aliases = Array.from({length: mostParameters + 1}, (_, count) => {
    const any = count > 0 ? `<${Array.from({length: count}, () => 'any').join(', ')}>` : '';
    return `export type Table${count} = ${withArguments(request, any)};`;
  });
  return [
    `import type {${nameOf(request)}} from '${request.from}';`,
    ...aliases,
    ...authoredTypes(request.authored),
    '',
  ].join('\n');
}
