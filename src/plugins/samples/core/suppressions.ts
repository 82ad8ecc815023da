import ts from 'typescript';

/** The offsets of whatever silences the compiler inside a sample: directives and casts to `any`. */
export function suppressions(file: ts.SourceFile): {position: number; text: string}[] {
  const found: {position: number; text: string}[] = [];
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.JSX,
    file.text,
  );
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (
      kind !== ts.SyntaxKind.SingleLineCommentTrivia &&
      kind !== ts.SyntaxKind.MultiLineCommentTrivia
    )
      continue;
    const directive = /@ts-(?:ignore|nocheck|expect-error)/.exec(scanner.getTokenText());
    if (directive)
      found.push({position: scanner.getTokenStart() + directive.index, text: directive[0]});
  }
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
