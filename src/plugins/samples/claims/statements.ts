/** Finds statements of behavior by their wording, and in tables of options and errors. */
import type {Node, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {blocksOf, type Block, type Section} from './blocks';
import {parsePage} from '../../../content/mdx';
import {isQuotedMessage} from '../core/messages';

export interface Statement {
  line: number;
  text: string;
  /** Names in code spans, which identify samples about the same thing. */
  names: string[];
  /**
   * `elsewhere`: another check covers it. `npm run lint` looks for the messages that error
   * tables and sentences quote, and `npm run test:apps` verifies what a page says about the platforms it runs on.
   */
  kind: 'sentence' | 'option' | 'error' | 'elsewhere';
  section: number;
  /** The ordinal of its block among all blocks of the page. */
  index: number;
}

const behavior = new RegExp(
  [
    'defaults?|throws?|thrown|fails?|failed|rejects?|rejected|refuses?|refused',
    'ignores?|ignored|lost|drops?|dropped|no effect|overrides?|replaces?|wins?',
    'never|always|once|twice|at once|in order|at most|limits?|limited|exceeds?',
    'before|after|until|while',
    '(?<!from )runs?|called|calls it|waits?|awaits?|awaited|resolves|validates|validated',
    'aborts?|aborted|cancels?|canceled|retries|reconnects?|hangs?|closes|closed|ends|stops',
    'status|answers? with|sends|(?<!server-)sent',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|') + '|\\b[245]\\d\\d\\b|\\bis `?(?:undefined|null)\\b',
  'i',
);

const imperatives =
  'Add|Allow|Ask|Avoid|Begin|Build|Call|Catch|Change|Check|Choose|Close|Compare|Copy|Create|Decide|' +
  "Declare|Define|Deploy|Disable|Do|Don't|Enable|Export|Extend|Find|Follow|Give|Handle|Import|Install|" +
  'Invalidate|Keep|Leave|Let|Log|Look|Make|Match|Mind|Mount|Move|Name|Note|Open|Pass|Pick|Point|Prefer|Press|' +
  'Purge|Put|Raise|Read|Register|Remove|Rename|Repeat|Replace|Return|Run|Say|Search|See|Send|Serve|Set|' +
  'Share|Show|Start|Stop|Switch|Take|Tell|Test|Throw|Treat|Try|Turn|Update|Upgrade|Use|Verify|Wait|Watch|Wrap|Write';

/**
 * Advice is in the imperative, after an optional condition. The facts behind it are in other
 * sentences.
 */
const advice = new RegExp(
  `^(?:(?:${imperatives})\\b|(?:(?:For|From|If|In|On|To|When|With|Without)\\b[^,:;]*, |So )(?:${imperatives.toLowerCase()})\\b)`,
);

/** Sections that contain only links. */
const isOutlook = ({heading}: Section) => /^(?:Where to go next|Moving|Steps$)/.test(heading);

/** Compared with actual runs on these platforms. */
const isMatrix = ({heading}: Section) => heading === 'Where it runs';

/** Keeps the backticks of code spans, so that the report quotes a sentence as its author wrote it. */
function textOf(node: Node): string {
  if (node.type === 'inlineCode') return `\`${toString(node)}\``;
  if ('children' in node) return (node.children as Node[]).map(textOf).join('');
  return toString(node);
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.:!?…])\s+(?=["“(]?[A-Z`])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** The identifiers in code spans, such as `sse` and `ping` in `sse.ping`. */
function namesIn(text: string): string[] {
  const spans = text.match(/`[^`]+`/g) ?? [];
  return spans.flatMap((span) => span.match(/[A-Za-z_$][\w$]{2,}|\b\d{3}\b/g) ?? []);
}

function quotesMessage(text: string): boolean {
  return (text.match(/`[^`]+`/g) ?? []).some((span) => isQuotedMessage(span.slice(1, -1)));
}

/** The option that a list item describes, as in "`url`: Where the server listens." */
function subjectOf(text: string): string[] {
  const [, name] = /^`([A-Za-z_$][\w$]{2,})[^`]*`: /.exec(text) ?? [];
  return name === undefined ? [] : [name];
}

const optionHeads = ['Option', 'Callback', 'Field', 'Member'];

function rowsOf(table: Table): {kind: Statement['kind'] | undefined; line: number; node: Node}[] {
  const [header, ...rows] = table.children;
  const heads = header?.children.map((cell) => toString(cell).trim()) ?? [];
  const isOptions = optionHeads.includes(heads[0] ?? '') || heads.includes('Default');
  const isErrors = heads[0] === 'You see';
  return rows.map((node) => {
    let quotes = false;
    const [first] = node.children;
    if (first) visit(first, 'inlineCode', ({value}) => void (quotes ||= /\S\s+\S/.test(value)));
    const kind = isErrors ? (quotes ? 'elsewhere' : 'error') : isOptions ? 'option' : undefined;
    return {kind, line: node.position?.start.line ?? 1, node};
  });
}

function ofTable(block: Block & {kind: 'table'}): Statement[] {
  return rowsOf(block.node).flatMap(({kind, line, node}): Statement[] => {
    const cells = 'children' in node ? (node.children as Node[]).map(textOf) : [];
    const text = cells.join(' | ');
    if (kind === undefined && !behavior.test(text)) return [];
    const {section, index} = block;
    return [{line, text, names: namesIn(text), kind: kind ?? 'sentence', section, index}];
  });
}

function ofText(block: Block & {kind: 'text'}): Statement[] {
  const {section, index, line} = block;
  const whole = textOf(block.node);
  const subject = subjectOf(whole);
  return sentencesOf(whole)
    .filter((text) => behavior.test(text) && !advice.test(text))
    .map((text) => {
      const names = [...subject, ...namesIn(text)];
      const kind = quotesMessage(text) ? 'elsewhere' : 'sentence';
      return {line, text, names, kind, section, index};
    });
}

export interface Page {
  statements: Statement[];
  blocks: Block[];
}

/** @param source - a page */
export function readStatements(source: string): Page {
  const [blocks, sections] = blocksOf(parsePage(source).tree, (node) => toString(node));
  const sectionOf = ({section}: Block) => sections[section] ?? {heading: ''};
  const statements = blocks
    .filter((block) => !isOutlook(sectionOf(block)))
    .flatMap((block): Statement[] => {
      if (block.kind === 'sample') return [];
      const found = block.kind === 'table' ? ofTable(block) : ofText(block);
      return isMatrix(sectionOf(block))
        ? found.map((statement) => ({...statement, kind: 'elsewhere'}))
        : found;
    });
  return {statements, blocks};
}
