/** All text for people in this repository, as pieces of prose with their positions. */
import fs from 'node:fs';
import path from 'node:path';

import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';

import {textsOfTree, type Text} from '../../src/plugins/page-checks/texts';

/** String literals, template parts and JSX text of more than one word. */
function isProse(node: ts.Node): boolean {
  return (
    (ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)) &&
    node.text.trim().includes(' ')
  );
}

/** @returns the strings of a module that are sentences or parts of them, and the text of its JSX */
export function textsOfModule(source: string, file: string): Text[] {
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isProse(node)) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(module);
      const {line} = module.getLineAndCharacterOfPosition(start);
      texts.push({line: line + 1, value: source.slice(start, node.end)});
    }
    ts.forEachChild(node, walk);
  };
  walk(module);
  return texts;
}

/** READMEs may contain HTML comments, which MDX does not allow. */
const readme = unified().use(remarkParse).use(remarkGfm).freeze();

const folders = ['.github', 'deploy', 'scripts', 'src', 'tests'];

/**
 * Fixtures contain deliberate mistakes, the list of words contains all of them, synonyms are what
 * readers type, and packages are not ours.
 */
const exempt =
  /\/(?:fixtures|node_modules)\/|^src\/plugins\/(?:page-checks\/words|search\/engine\/synonyms)\.ts$/;

/** Modules whose strings people read, which excludes tests. */
const isModule = (file: string) => /^(?:src|scripts)\/.*\.(?:tsx?|mjs)$/.test(file);

/** @returns the texts of each file that is not a page of the site, by path */
export function readOtherTexts(siteDir: string): Map<string, Text[]> {
  const below = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  );
  const files = [...fs.readdirSync(siteDir), ...below]
    .filter((file) => (file.endsWith('.md') || isModule(file)) && !exempt.test(file))
    .sort();
  return new Map(
    files.map((file) => {
      const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const isMarkdown = file.endsWith('.md');
      return [file, isMarkdown ? textsOfTree(readme.parse(source)) : textsOfModule(source, file)];
    }),
  );
}
