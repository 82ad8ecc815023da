import ts from 'typescript';

import type {TypeText} from './model';

/** Longest type text a popup carries, in characters; what is longer ends in an ellipsis. */
const longest = 1200;

/**
 * The type and documentation of the identifier at `position`, as a reader
 * wants to see it: without the editor's `(alias)` and import lines.
 */
export function typeAt(service: ts.LanguageService, file: string, position: number): TypeText | undefined {
  const info = service.getQuickInfoAtPosition(file, position);
  if (!info?.displayParts) return undefined;
  const lines = ts.displayPartsToString(info.displayParts).split('\n');
  const kept = lines.filter((line, index) => index === 0 || !/^import /.test(line)).join('\n');
  const type = kept.replace(/^\((?:alias|property|parameter|method|local var|getter|setter)\) /, '').trim();
  const docs = ts.displayPartsToString(info.documentation).trim();
  const deprecated = info.tags?.find((tag) => tag.name === 'deprecated');
  const notice = deprecated ? `**Deprecated.** ${ts.displayPartsToString(deprecated.text)}`.trim() : '';
  const text = [notice, docs].filter(Boolean).join('\n\n');
  return {type: type.length > longest ? `${type.slice(0, longest)}…` : type, ...(text ? {docs: text} : {})};
}

/**
 * The identifiers of a file whose type tells a reader something. Left out, to
 * keep noise low: locals of a primitive type, names of JSX tags such as `div`,
 * and what comes from JavaScript, the DOM or Node itself.
 */
export function* tellingIdentifiers(program: ts.Program, file: ts.SourceFile): Generator<ts.Identifier> {
  const checker = program.getTypeChecker();
  const pending: ts.Node[] = [file];
  while (pending.length > 0) {
    const node = pending.pop() as ts.Node;
    if (ts.isIdentifier(node) && isTelling(node, checker, program)) yield node;
    ts.forEachChild(node, (child) => {
      pending.push(child);
    });
  }
}

const primitive =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Void |
  ts.TypeFlags.Never |
  ts.TypeFlags.Any;

function isTelling(node: ts.Identifier, checker: ts.TypeChecker, program: ts.Program): boolean {
  if ((ts.isJsxOpeningElement(node.parent) || ts.isJsxSelfClosingElement(node.parent) || ts.isJsxClosingElement(node.parent)) && /^[a-z]/.test(node.text)) {
    return false;
  }
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return false;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  const builtIn = declarations.length > 0 && declarations.every((declaration) => {
    const source = declaration.getSourceFile();
    return program.isSourceFileDefaultLibrary(source) || source.fileName.includes('/@types/node/');
  });
  if (builtIn) return false;
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  const isPrimitive = parts.every((part) => (part.flags & primitive) !== 0);
  // A property with documentation is worth a hover whatever its type: options are mostly strings and flags.
  return !isPrimitive || (optionOf(node, checker) ?? target).getDocumentationComment(checker).length > 0;
}

/** The documented property that a name in an object literal or a JSX attribute stands for. */
function optionOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const {parent} = node;
  if (!ts.isPropertyAssignment(parent) && !ts.isShorthandPropertyAssignment(parent) && !ts.isJsxAttribute(parent)) {
    return undefined;
  }
  const {parent: owner} = parent;
  return checker.getContextualType(owner)?.getProperty(node.text);
}
