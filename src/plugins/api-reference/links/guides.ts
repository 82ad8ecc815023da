/** Finds which names guides mention in code and which ones their samples import. */
import fs from 'node:fs';
import path from 'node:path';

import {toString} from 'mdast-util-to-string';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {VFileMessage} from 'vfile-message';
import {YAMLParseError} from 'yaml';

import {filesIn, isWritten, placeOf} from '../../../versions/places';
import {frontMatterOf, parsePage} from '../../../content/mdx';
import {attribute, isJsx} from '../../samples/core/jsx';
import {nameInCode} from './remark-api-links';

/** What one guide says about the API. */
export type Guide = {
  /** Path relative to the docs folder, with forward slashes. */
  file: string;
  title: string;
  /** URL path relative to the version's; `''` for its first page. */
  path: string;
  /** Names in inline code, with the first line each is on. */
  mentions: Map<string, number>;
  /** Names that samples import: `<specifier>#<name>`, with the first line of the sample. */
  imports: Map<string, number>;
  /** A short statement that uses such a name. */
  samples: Map<string, string>;
  /** Types whose members it lists: `<specifier>#<name>`. */
  lists: Set<string>;
};

/** A statement with more lines, or with wider ones, does not show a name at a glance. */
const shortSample = 12;
const narrowSample = 80;

const codeLanguages = new Set(['ts', 'tsx', 'js', 'jsx']);

/** The first short statement that uses a name, without comments. */
function shortUseOf(name: string, file: ts.SourceFile): string | undefined {
  const uses = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name) || ts.forEachChild(node, uses) === true;
  return file.statements
    .filter((statement) => !ts.isImportDeclaration(statement) && uses(statement))
    .map((statement) =>
      statement
        .getText()
        .split('\n')
        .filter((line) => !/^\s*\/\//.test(line)),
    )
    .find(
      (lines) => lines.length <= shortSample && lines.every((line) => line.length <= narrowSample),
    )
    ?.join('\n');
}

/** Named imports of a sample, and a short use of each. */
function importsOf(code: string): [key: string, use: string | undefined][] {
  const file = ts.createSourceFile(
    'sample.tsx',
    code,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  return file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const specifier = statement.moduleSpecifier.text;
    return bindings.elements.map(({name, propertyName}): [string, string | undefined] => [
      `${specifier}#${(propertyName ?? name).text}`,
      propertyName ? undefined : shortUseOf(name.text, file),
    ]);
  });
}

/**
 * Reads one guide.
 *
 * @param file - path relative to the site's root
 * @throws VFileMessage if it is not valid MDX
 */
export function readGuide(source: string, file: string): Guide {
  const {tree} = parsePage(source);
  const {folder, page} = placeOf(file, source);
  const {title} = frontMatterOf(tree);
  const mentions = new Map<string, number>();
  const imports = new Map<string, number>();
  const samples = new Map<string, string>();
  const lists = new Set<string>();
  let heading: string | undefined;
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 1) heading ??= toString(node);
    if (node.type === 'inlineCode') {
      const name = nameInCode(node.value);
      if (name !== undefined && !mentions.has(name)) mentions.set(name, line);
    }
    if (isJsx(node, 'TypeTable')) {
      lists.add(`${attribute(node, 'from')}#${attribute(node, 'type')}`);
    }
    if (node.type === 'code' && codeLanguages.has(node.lang ?? '')) {
      for (const [key, use] of importsOf(node.value)) {
        if (!imports.has(key)) imports.set(key, line);
        if (use !== undefined && !samples.has(key)) samples.set(key, use);
      }
    }
  });
  return {
    file: path.posix.relative(folder, file),
    title: typeof title === 'string' ? title : (heading ?? file),
    path: page && `/${page}`,
    mentions,
    imports,
    samples,
    lists,
  };
}

/** Paths of a version's guides relative to the site's root, sorted, without the generated reference. */
export const listGuides = (siteDir: string, docs: string): string[] =>
  filesIn(siteDir, docs).filter(isWritten);

/**
 * The guides of a version. A file that is not valid MDX is skipped, because compiling the page reports
 * the error with its position.
 */
export function readGuides(siteDir: string, docs: string): Guide[] {
  return listGuides(siteDir, docs).flatMap((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    try {
      return [readGuide(source, file)];
    } catch (error) {
      if (error instanceof VFileMessage || error instanceof YAMLParseError) return [];
      throw error;
    }
  });
}
