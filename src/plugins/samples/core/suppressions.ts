import ts from 'typescript';

/** The offsets of whatever silences the compiler inside a sample: directives and casts to `any`. */
export function suppressions(file: ts.SourceFile): {position: number; text: string}[] {
  const found = [...file.text.matchAll(/@ts-(?:ignore|nocheck|expect-error)/g)].map(
    ({index, 0: text}) => ({position: index, text}),
  );
  const visit = (node: ts.Node) => {
    if (
      (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) &&
      node.type.kind === ts.SyntaxKind.AnyKeyword
    ) {
      found.push({position: node.type.getStart(file), text: 'a cast to any'});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
