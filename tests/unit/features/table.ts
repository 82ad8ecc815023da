/** Checks the table of tests/README.md: which test sees each feature on the page. */
import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export interface Row {
  feature: string;
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

/** @param markdown - of a document whose last table has three columns: feature, places, tests */
export function readTable(markdown: string): Row[] {
  const rows: Row[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), 'table', (table) => {
    rows.length = 0;
    for (const {children} of table.children.slice(1)) {
      const [feature, places, tests] = children;
      if (!feature || !places || !tests) continue;
      rows.push({feature: toString(feature), places: codeOf(places), tests: testsOf(tests)});
    }
  });
  return rows;
}

/** Whether a file of tests has a test of that title. */
function hasTest(root: string, file: string, title: string): boolean {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote},`));
}

function problemsOf({feature, places, tests}: Row, root: string): string[] {
  const found: string[] = [];
  if (tests.length === 0) found.push('names no test');
  for (const place of places) {
    if (place.includes('/') && !fs.existsSync(path.join(root, place))) {
      found.push(`there is no ${place}`);
    }
  }
  for (const {file, title} of tests) {
    if (!/^tests\/(?:build|e2e|hosting|shown)\//.test(file))
      found.push(`${file} does not see the page`);
    else if (!fs.existsSync(path.join(root, file))) found.push(`there is no ${file}`);
    else if (!hasTest(root, file, title)) found.push(`${file} has no test “${title}”`);
  }
  return found.map((problem) => `${feature}: ${problem}`);
}

/**
 * @param required - places that need a row
 * @param root - folder of the repository
 * @returns what is wrong, a line each
 */
export function checkTable(
  rows: readonly Row[],
  required: readonly string[],
  root: string,
): string[] {
  const known = new Set(rows.flatMap(({places}) => places));
  const missing = required.filter((place) => !known.has(place));
  return [
    ...missing.map((place) => `${place} has no row`),
    ...rows.flatMap((row) => problemsOf(row, root)),
  ];
}
