import ts from 'typescript';

import {nameModules} from './module-names';
import type {TypeText} from './model';

/** The maximum length of the type text in a popup, in characters; longer ones end in an ellipsis. */
const longest = 1200;

/* Types are printed by the checker itself rather than the language service's quick info, because
   the latter searches all files of the program for the shortest import path of each name it
   prints, which takes most of its time and tells a reader nothing. */
const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

const printer = ts.createPrinter({removeComments: true});
const nowhere = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);

function print(node: ts.Node | undefined): string {
  return node ? printer.printNode(ts.EmitHint.Unspecified, node, nowhere) : 'unknown';
}

function printType(
  checker: ts.TypeChecker,
  type: ts.Type,
  more = ts.NodeBuilderFlags.None,
): string {
  return print(checker.typeToTypeNode(type, undefined, flags | more));
}

/** A signature without the semicolon that terminates a member of an interface. */
function printSignature(checker: ts.TypeChecker, signature: ts.Signature): string {
  const node = checker.signatureToSignatureDeclaration(
    signature,
    ts.SyntaxKind.CallSignature,
    undefined,
    flags,
  );
  return print(node).replace(/;$/, '');
}

/** The type and documentation of an identifier, as a reader wants to see it; undefined if it has none. */
export function typeOf(node: ts.Identifier, checker: ts.TypeChecker): TypeText | undefined {
  const symbol = symbolOf(node, checker);
  if (!symbol) return undefined;
  const signature = calledSignature(node, checker);
  const type = nameModules(
    signature
      ? `${node.text}${printSignature(checker, signature)}`
      : describe(node, symbol, checker),
  );
  const documented = optionOf(node, checker) ?? symbol;
  const docs = ts
    .displayPartsToString(
      signature?.getDocumentationComment(checker) ?? documented.getDocumentationComment(checker),
    )
    .trim();
  const deprecated = (signature?.getJsDocTags() ?? documented.getJsDocTags(checker)).find(
    (tag) => tag.name === 'deprecated',
  );
  const notice = deprecated
    ? `**Deprecated.** ${ts.displayPartsToString(deprecated.text)}`.trim()
    : '';
  const text = [notice, docs].filter(Boolean).join('\n\n');
  return {
    type: type.length > longest ? `${type.slice(0, longest)}…` : type,
    ...(text ? {docs: text} : {}),
  };
}

function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The overload and type arguments that a call of this name resolves to. */
function calledSignature(node: ts.Identifier, checker: ts.TypeChecker): ts.Signature | undefined {
  const callee =
    ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const {parent} = callee;
  if (!(ts.isCallExpression(parent) || ts.isNewExpression(parent)) || parent.expression !== callee)
    return undefined;
  return checker.getResolvedSignature(parent);
}

function describe(node: ts.Identifier, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const name = node.text;
  if (symbol.flags & ts.SymbolFlags.Value) return describeValue(node, symbol, checker);
  if (symbol.flags & ts.SymbolFlags.TypeAlias) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name} = ${printType(checker, type, ts.NodeBuilderFlags.InTypeAlias)}`;
  }
  if (symbol.flags & ts.SymbolFlags.Interface) {
    return `interface ${printType(checker, checker.getDeclaredTypeOfSymbol(symbol))}`;
  }
  return `${name}: ${printType(checker, checker.getTypeAtLocation(node))}`;
}

function describeValue(node: ts.Identifier, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const name = node.text;
  if (symbol.flags & ts.SymbolFlags.Module) return `namespace ${name}`;
  if (symbol.flags & ts.SymbolFlags.Class) return `class ${name}`;
  const type = checker.getTypeAtLocation(node);
  if (symbol.flags & ts.SymbolFlags.Function) {
    const [first, ...more] = type.getCallSignatures();
    if (first) {
      const overloads =
        more.length > 0 ? `\n// and ${more.length} more overload${more.length > 1 ? 's' : ''}` : '';
      return `function ${name}${printSignature(checker, first)}${overloads}`;
    }
  }
  const text = printType(checker, type);
  const declaration = symbol.valueDeclaration;
  const keyword =
    declaration && ts.isVariableDeclaration(declaration) ? keywordOf(declaration) : '';
  return `${keyword}${name}: ${text}`;
}

function keywordOf(declaration: ts.VariableDeclaration): string {
  return ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const ? 'const ' : 'let ';
}

/** The identifier at an offset of a file. */
export function identifierAt(file: ts.SourceFile, position: number): ts.Identifier | undefined {
  const find = (node: ts.Node): ts.Identifier | undefined => {
    if (position < node.getStart(file) || position >= node.getEnd()) return undefined;
    return ts.isIdentifier(node) ? node : ts.forEachChild(node, find);
  };
  return ts.forEachChild(file, find);
}

/**
 * The identifiers of a file whose type tells a reader something. To keep noise low, this skips locals
 * of a primitive type, JSX tags such as `div`, and anything from JavaScript, the DOM or Node itself.
 */
export function* hoverableIdentifiers(
  program: ts.Program,
  file: ts.SourceFile,
): Generator<ts.Identifier> {
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
  if (isIntrinsicTag(node)) return false;
  const symbol = symbolOf(node, checker);
  if (!symbol) return false;
  const declarations = symbol.declarations ?? [];
  const builtIn =
    declarations.length > 0 &&
    declarations.every((declaration) => {
      const source = declaration.getSourceFile();
      return (
        program.isSourceFileDefaultLibrary(source) || source.fileName.includes('/@types/node/')
      );
    });
  if (builtIn) return false;
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  const isPrimitive = parts.every((part) => (part.flags & primitive) !== 0);
  // An option with documentation deserves a hover whatever its type, because most are strings and
  // flags.
  return (
    !isPrimitive || (optionOf(node, checker) ?? symbol).getDocumentationComment(checker).length > 0
  );
}

function isIntrinsicTag(node: ts.Identifier): boolean {
  const {parent} = node;
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxSelfClosingElement(parent) ||
    ts.isJsxClosingElement(parent);
  return isTag && /^[a-z]/.test(node.text);
}

/** The documented property that a name in an object literal or a JSX attribute refers to. */
function optionOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const {parent} = node;
  if (
    !ts.isPropertyAssignment(parent) &&
    !ts.isShorthandPropertyAssignment(parent) &&
    !ts.isJsxAttribute(parent)
  ) {
    return undefined;
  }
  return checker.getContextualType(parent.parent)?.getProperty(node.text);
}
