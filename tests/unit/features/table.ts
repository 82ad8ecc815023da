/** Checks the tables of tests/README.md: which test sees each row of the specification, and each feature. */
import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export interface Row {
  /** What the tests see. */
  subject: string;
  /** Paths of sources, and names of components. */
  places: string[];
  tests: {file: string; title: string}[];
}

const codeOf = ({children}: TableCell): string[] =>
  children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));

/** In the cell, a test is its file in code, then its title in curly quotes. */
function testsOf({children}: TableCell): Row['tests'] {
  return children.flatMap((node, index) => {
    if (node.type !== 'inlineCode') return [];
    const title = /^: “(.*)”/.exec(toString(children[index + 1] as Nodes))?.[1] ?? '';
    return [{file: node.value, title}];
  });
}

/**
 * Reads the table with this name in its first cell. A row begins with its subject and ends with its
 * tests; a cell between them has places.
 */
export function readTable(markdown: string, name: string): Row[] {
  const rows: Row[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), 'table', (table) => {
    const [head, ...body] = table.children;
    if (toString(head?.children[0]) !== name) return;
    for (const {children} of body) {
      const subject = children[0];
      const tests = children.at(-1);
      if (!subject || !tests) continue;
      const places = children.slice(1, -1).flatMap(codeOf);
      rows.push({subject: toString(subject), places, tests: testsOf(tests)});
    }
  });
  return rows;
}

/** The names in what is called: `test` and `each` of `test.each(…)(title)`. */
function calleeOf(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calleeOf(node.expression), node.name.text];
  return ts.isCallExpression(node) ? calleeOf(node.expression) : [];
}

/**
 * Titles as written, with `${…}`, of the tests in a module; those of groups are none. ESLint sees to
 * it that each of them runs.
 */
export function titlesOf(source: string, file: string): Set<string> {
  const titles = new Set<string>();
  const visitNode = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = calleeOf(node.expression);
      const [title] = node.arguments;
      const isTitle = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      if (isTitle && /^(?:it|test)$/.test(names[0] ?? '') && !names.includes('describe')) {
        titles.add(title.getText().slice(1, -1));
      }
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}

const known = new Map<string, Set<string>>();

/** Whether a file of tests has a test of that title. */
function hasTest(root: string, file: string, title: string): boolean {
  const place = path.join(root, file);
  const titles = known.get(place) ?? titlesOf(fs.readFileSync(place, 'utf8'), file);
  known.set(place, titles);
  return titles.has(title);
}

/** Kinds of tests that look at what readers get, as those of `unit` don't. */
const seesPages = /^tests\/(?:build|e2e|hosting|shown)\//;

function placeProblems(places: readonly string[], root: string): string[] {
  return places
    .filter((place) => place.includes('/') && !fs.existsSync(path.join(root, place)))
    .map((place) => `there is no ${place}`);
}

/**
 * @param root - folder of the repository
 * @returns what is wrong with the tests that the rows name, a line each
 */
export function checkTests(rows: readonly Row[], root: string): string[] {
  return rows.flatMap(({subject, tests}) => {
    const found = tests.flatMap(({file, title}) => {
      if (!fs.existsSync(path.join(root, file))) return [`there is no ${file}`];
      return hasTest(root, file, title) ? [] : [`${file} has no test “${title}”`];
    });
    if (tests.length === 0) found.push('names no test');
    return found.map((problem) => `${subject}: ${problem}`);
  });
}

/**
 * @param required - places that need a row
 * @param root - folder of the repository
 * @returns what is wrong with a table of features, a line each
 */
export function checkFeatures(
  rows: readonly Row[],
  required: readonly string[],
  root: string,
): string[] {
  const known = new Set(rows.flatMap(({places}) => places));
  const missing = required.filter((place) => !known.has(place));
  const wrong = rows.flatMap(({subject, places, tests}) =>
    [
      ...placeProblems(places, root),
      ...tests
        .filter(({file}) => !seesPages.test(file))
        .map(({file}) => `${file} does not see the page`),
    ].map((problem) => `${subject}: ${problem}`),
  );
  return [...missing.map((place) => `${place} has no row`), ...wrong, ...checkTests(rows, root)];
}
