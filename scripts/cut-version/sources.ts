/** Edits of the TypeScript sources that name every version. Only what is added is written anew. */
import ts from 'typescript';

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
}

/** The value of a top-level `const`, without `as const` and `satisfies`. */
function valueOf(file: ts.SourceFile, name: string): ts.Expression {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText() !== name || !declaration.initializer) continue;
      let value = declaration.initializer;
      while (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) value = value.expression;
      return value;
    }
  }
  throw new Error(`There is no "const ${name}" any more; npm run version:cut has to follow suit.`);
}

function insert(source: string, at: number, text: string): string {
  return source.slice(0, at) + text + source.slice(at);
}

/**
 * Puts a line before the newest of `src/versions/list.ts`, which then has no banner any more.
 *
 * @param major - of the new line
 */
export function addLine(source: string, major: number): string {
  const lines = valueOf(parse(source), 'lines');
  const newest = ts.isArrayLiteralExpression(lines) ? lines.elements[0] : undefined;
  if (newest === undefined || !ts.isObjectLiteralExpression(newest)) {
    throw new Error('src/versions/list.ts: "lines" is not a list of lines any more.');
  }
  const banner = newest.properties.find((property) => property.name?.getText() === 'banner');
  if (banner === undefined || !ts.isPropertyAssignment(banner)) {
    throw new Error('src/versions/list.ts: the newest line has no banner.');
  }
  const value = banner.initializer;
  const released = source.slice(0, value.getStart()) + `'none'` + source.slice(value.getEnd());
  return insert(released, newest.getStart(), `{major: ${major}, banner: 'unreleased'},\n  `);
}

/** Adds the outline of version `major` to `src/sidebars/index.ts`. */
export function addOutline(source: string, major: number): string {
  const file = parse(source);
  const outlines = valueOf(file, 'outlines');
  const first = ts.isObjectLiteralExpression(outlines) ? outlines.properties[0] : undefined;
  const imports = file.statements.filter(ts.isImportDeclaration);
  const last = imports.at(-1);
  if (first === undefined || last === undefined) {
    throw new Error('src/sidebars/index.ts: "outlines" is not an object of outlines any more.');
  }
  const added = insert(source, first.getStart(), `'${major}.x': v${major},\n  `);
  return insert(added, last.getEnd(), `\nimport {v${major}} from './v${major}';`);
}

/** Renames the outline of `src/sidebars/v<from>.ts` to that of version `to`. */
export function renameOutline(source: string, from: number, to: number): string {
  const file = parse(source);
  const outline = valueOf(file, `v${from}`);
  const name = ts.isVariableDeclaration(outline.parent) ? outline.parent.name : undefined;
  if (name === undefined) {
    throw new Error(`src/sidebars/v${from}.ts: "v${from}" is not what it was.`);
  }
  return source.slice(0, name.getStart()) + `v${to}` + source.slice(name.getEnd());
}
