/** The messages that pages quote, in error tables and in prose. */
import type {Nodes, Paragraph, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';

import {parsePage} from '../../src/content/mdx';
import {releasesOf, type Releases} from '../../src/plugins/samples/core/releases';
import {fixedParts} from './match';

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

/** What begins like a sentence but isn't a message: code, a union of types, a request, a header. */
const isCode = /[={;|]|^[A-Z]\w*\(|^[A-Z]+ \/|^[A-Z][a-z-]+: [a-z]/;

/**
 * Whether a code span in prose quotes an error message: it has three words or more and begins like
 * a sentence, or is the engine's message about something that is not a function.
 */
function isQuotedMessage(text: string): boolean {
  const hasThreeWords = /\S\s+\S+\s+\S/.test(text);
  if (!hasThreeWords || isCode.test(text)) return false;
  return /^[A-Z]/.test(text) || / is not (?:a|an|defined)\b/.test(text);
}

/** The words after which a code span is the label of a button. */
const press = /\bpress\s*$/i;

/** The code spans in prose that are messages. */
function sentencesOf({children}: Paragraph): Nodes[] {
  return children.filter((node, index) => {
    if (node.type !== 'inlineCode' || !isQuotedMessage(node.value)) return false;
    // What is too short to look for is a value.
    if (fixedParts(node.value).length === 0) return false;
    const before = children[index - 1];
    return !(before?.type === 'text' && press.test(before.value));
  });
}

/** The code spans in the first column of an error table that are messages. */
function firstCellsOf(table: Table): Nodes[] {
  const found: Nodes[] = [];
  for (const row of table.children.slice(1)) {
    const [cell] = row.children;
    if (!cell) continue;
    visit(cell, 'inlineCode', (node) => {
      if (isMessage(node.value)) found.push(node);
    });
  }
  return found;
}

/**
 * @param source - a page
 * @param file - its path, for findings
 */
export function quotedMessages(source: string, file: string): Quoted[] {
  const found: Quoted[] = [];
  visitParents(parsePage(source).tree, (node, ancestors) => {
    const spans =
      node.type === 'paragraph'
        ? sentencesOf(node)
        : node.type === 'table' && isErrorTable(node)
          ? firstCellsOf(node)
          : [];
    for (const span of spans) {
      const line = span.position?.start.line ?? 1;
      found.push({file, line, message: toString(span), ...releasesOf(ancestors)});
    }
  });
  return found;
}
