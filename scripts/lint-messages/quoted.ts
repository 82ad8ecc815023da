/** The messages that the error tables of pages quote. */
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';

import {parsePage} from '../../src/content/mdx';
import {releasesOf, type Releases} from '../../src/plugins/samples/core/releases';

/** A message, and the releases that the page quotes it for. */
export interface Quoted extends Releases {
  file: string;
  line: number;
  /** As a reader sees it, such as `No procedure found on path "bookById"`. */
  message: string;
}

/** The header of the first column of an error table. */
const firstColumn = 'You see';

function isErrorTable(table: Table): boolean {
  const [header] = table.children;
  const cell = header?.children[0];
  return cell !== undefined && toString(cell).trim() === firstColumn;
}

/**
 * A code span of several words is a message, unless it is code; a single word is a name, such as
 * `null`.
 */
function isMessage(text: string): boolean {
  return /\S\s+\S/.test(text.trim()) && !/^\{| instanceof /.test(text);
}

/**
 * @param source - a page
 * @param file - its path, for findings
 */
export function quotedMessages(source: string, file: string): Quoted[] {
  const found: Quoted[] = [];
  visitParents(parsePage(source).tree, 'table', (table, ancestors) => {
    if (!isErrorTable(table)) return;
    for (const row of table.children.slice(1)) {
      const [cell] = row.children;
      if (!cell) continue;
      visit(cell, 'inlineCode', ({value, position}) => {
        const line = position?.start.line ?? 1;
        if (isMessage(value)) found.push({file, line, message: value, ...releasesOf(ancestors)});
      });
    }
  });
  return found;
}
