/** Formats printed TypeScript and splits it into highlighted, linked runs. */
import {format} from 'prettier';
import ts from 'typescript';

import type {Part, Token} from '../model';

type Leaf = {node: ts.Node; start: number; end: number};

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('signature.ts', code, ts.ScriptTarget.ES2022, true);
}

/** All tokens of a file, in order, without whitespace and comments. */
function leavesOf(file: ts.SourceFile): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(file);
    if (children.length > 0) children.forEach(visit);
    else if (node.end > node.getStart(file)) {
      leaves.push({node, start: node.getStart(file), end: node.end});
    }
  };
  visit(file);
  return leaves;
}

const primitives = new Set([
  ts.SyntaxKind.AnyKeyword,
  ts.SyntaxKind.BigIntKeyword,
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.NeverKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.ObjectKeyword,
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.SymbolKeyword,
  ts.SyntaxKind.UndefinedKeyword,
  ts.SyntaxKind.UnknownKeyword,
  ts.SyntaxKind.VoidKeyword,
]);

function classOfIdentifier({parent}: ts.Node): string {
  if (
    ts.isFunctionDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent)
  ) {
    return 'f';
  }
  const namesAValue =
    ts.isParameter(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isNamedTupleMember(parent) ||
    ts.isTypePredicateNode(parent);
  return namesAValue ? '' : 't';
}

function classOf({node}: Leaf): string {
  const {kind} = node;
  if (kind === ts.SyntaxKind.Identifier) return classOfIdentifier(node);
  if (primitives.has(kind)) return 't';
  if (kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword) return 'k';
  if (kind === ts.SyntaxKind.NumericLiteral || kind === ts.SyntaxKind.BigIntLiteral) return 'n';
  if (
    kind === ts.SyntaxKind.StringLiteral ||
    (kind >= ts.SyntaxKind.FirstTemplateToken && kind <= ts.SyntaxKind.LastTemplateToken)
  ) {
    return 's';
  }
  return '';
}

/** Targets of a file's identifiers, in text order, which formatting never changes. */
function targetsOfIdentifiers(code: string, parts: readonly Part[]): (string | undefined)[] {
  const targetAt = new Map<number, string>();
  let offset = 0;
  for (const {text, target} of parts) {
    if (target !== undefined) targetAt.set(offset, target);
    offset += text.length;
  }
  return leavesOf(parse(code))
    .filter(({node}) => ts.isIdentifier(node))
    .map(({start}) => targetAt.get(start));
}

function tokenize(code: string, targets: readonly (string | undefined)[]): Token[] {
  const tokens: Token[] = [];
  const add = (text: string, className = '', target?: string): void => {
    if (text === '') return;
    const last = tokens.at(-1);
    if (target !== undefined) tokens.push([className, text, target]);
    else if (className !== '') tokens.push([className, text]);
    else if (typeof last === 'string') tokens[tokens.length - 1] = last + text;
    else tokens.push(text);
  };
  let position = 0;
  let identifiers = 0;
  for (const leaf of leavesOf(parse(code))) {
    add(code.slice(position, leaf.start));
    const target = ts.isIdentifier(leaf.node) ? targets[identifiers++] : undefined;
    add(code.slice(leaf.start, leaf.end), classOf(leaf), target);
    position = leaf.end;
  }
  if (identifiers !== targets.length) {
    throw new Error(`Formatting changed the names in a signature:\n${code}`);
  }
  add(code.slice(position));
  return tokens;
}

async function formatCode(code: string, printWidth: number): Promise<string> {
  try {
    const formatted = await format(code, {
      parser: 'typescript',
      printWidth,
      singleQuote: true,
      quoteProps: 'preserve',
      trailingComma: 'all',
    });
    return formatted.trimEnd();
  } catch (error) {
    throw new Error(`Can't format a signature (${String(error)}):\n${code}`);
  }
}

/** Formats a declaration to 80 columns, the width of the packages' own sources. */
export async function formatDeclaration(parts: readonly Part[]): Promise<Token[]> {
  const code = parts.map(({text}) => text).join('');
  return tokenize(await formatCode(code, 80), targetsOfIdentifiers(code, parts));
}

const prefix = 'type T = ';

/** Drops leading characters from a list of tokens, and `indent` columns after each line break. */
function cut(tokens: readonly Token[], characters: number, indent: number): Token[] {
  let rest = characters;
  const result: Token[] = [];
  for (const token of tokens) {
    const [className, whole, target] = typeof token === 'string' ? ['', token] : token;
    const text = whole.slice(rest).replaceAll(`\n${' '.repeat(indent)}`, '\n');
    rest = Math.max(0, rest - whole.length);
    if (text === '') continue;
    if (className === '' && target === undefined) result.push(text);
    else result.push(target === undefined ? [className, text] : [className, text, target]);
  }
  return result;
}

/** Formats a type on its own, to the width of a table cell. */
export async function formatType(parts: readonly Part[]): Promise<Token[]> {
  const whole: Part[] = [{text: prefix}, ...parts, {text: ';'}];
  const code = whole.map(({text}) => text).join('');
  const formatted = (await formatCode(code, 44)).replace(/;$/, '');
  const targets = targetsOfIdentifiers(code, whole);
  const broken = formatted.startsWith(`${prefix.trimEnd()}\n`);
  const lead = broken ? `${prefix.trimEnd()}\n  `.length : prefix.length;
  return cut(tokenize(formatted, targets), lead, broken ? 2 : 0);
}
