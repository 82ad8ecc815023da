/** Generates the module that a `<TypeTable>` is read from. */
import type {AuthoredRow, TableRequest} from './model';

/** The maximum number of type parameters that an options type may take. */
const mostParameters = 8;

/** Built-in types that may wrap the type of the package. */
const utilities = new Set([
  'AllParameters',
  'Awaited',
  'ConstructorParameters',
  'Exclude',
  'Extract',
  'NonNullable',
  'Omit',
  'Parameters',
  'Pick',
  'ReturnType',
  'keyof',
  'typeof',
]);

/**
 * What `Parameters` would be if it looked at every overload instead of the last one. It is part of a
 * module only if the author writes it.
 */
const allParameters = `type AllParameters<F> = F extends {
  (...args: infer A): unknown;
  (...args: infer B): unknown;
  (...args: infer C): unknown;
} ? A | B | C : never;`;

/**
 * The export that the table's type is derived from: that of `Parameters<typeof splitLink>[0]` is
 * `splitLink`.
 */
export function nameOf({type}: Pick<TableRequest, 'type'>): string {
  const names = type.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return names.find((name) => !utilities.has(name)) ?? type;
}

/**
 * What the anchors of the table's members begin with: the export and the members that lead from it to
 * the type, so that `Options` and `Options['sse']` can be on one page.
 */
export const anchorOf = (request: Pick<TableRequest, 'type'>): string =>
  [
    nameOf(request),
    ...[...request.type.matchAll(/\['([\w$]+)'\]/g)].map(([, member]) => member),
  ].join('-');

/** The type with the type arguments that it takes, unless the page provides some. */
function withArguments(request: Pick<TableRequest, 'type'>, typeArguments: string): string {
  const {type} = request;
  const name = nameOf(request);
  const end =
    type.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)) + name.length;
  const rest = type.slice(end);
  return type.slice(0, end) + (rest.startsWith('<') ? '' : typeArguments) + rest;
}

/** The alias for the type that an author gives for a member. */
export const authoredAlias = (index: number) => `Authored${index}`;

/**
 * An alias for each type that an author gives, and another one that allows undefined, for optional
 * members.
 */
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
 * Exports an alias `Table0`, `Table1`, … for each number of type arguments that the type may need:
 * how many it takes is known only once the program is built, and building a program twice is too
 * expensive. The types that authors give follow.
 */
export function tableModule(request: TableRequest): string {
  const aliases = Array.from({length: mostParameters + 1}, (_, count) => {
    const any = count > 0 ? `<${Array.from({length: count}, () => 'any').join(', ')}>` : '';
    return `export type Table${count} = ${withArguments(request, any)};`;
  });
  return [
    `import type {${nameOf(request)}} from '${request.from}';`,
    ...aliases,
    ...(request.type.includes('AllParameters<') ? [allParameters] : []),
    ...authoredTypes(request.authored),
    '',
  ].join('\n');
}
