/** Reads a page as a person does who follows it: what to install, write and run, in its order. */
import path from 'node:path';

import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Code, InlineCode, Link, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';

import {parsePage as parseMdx} from '../../src/content/mdx';
import type {Fence} from '../../src/plugins/samples/core/model';
import {parsePage} from '../../src/plugins/samples/core/page';
import {isAbout, releasesOf} from '../../src/plugins/samples/core/releases';
import {readSource} from '../../src/plugins/samples/core/source';
import type {Failure, Guide, Step} from './model';
import {unfollowedBlocks, unfollowedCommands} from './unfollowed';

const shells = ['bash', 'sh', 'shell'];
const installs = /\b(?:npm (?:install|i|init|create) |npm install$|npx (?:create-|degit ))/m;

/** Inline commands that a sentence tells to run; others, such as `npm ls`, are only mentioned. */
const inlineCommand = /^(?:npx (?:tsx|tsc|next|vite)\b|npm (?:run |start\b)|node )/;
const instruction =
  /^(?:Run|Start|Build|Stop|Then|In (?:a second|another) terminal|npx|npm|node)\b/;

/** The sentence that says in which folder a page begins; it links the pages to follow before. */
const beginning = /^(?:Start in your|(?:Start in|In) an empty folder)/;

const runsOn = /\btsx watch\b|\bnext (?:dev|start)\b|\bvite$|\bnpm (?:start|run (?:dev|start))\b/;

const isFileName = (title: string) => /\/|\.\w+$|^Dockerfile$/.test(title);

/** A shell block's commands, one a line; a backslash at the end of a line goes on in the next. */
const commandsOf = (text: string) =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line, index) => ({command: line.trim(), offset: index + 1}))
    .filter(({command}) => command !== '' && !command.startsWith('#'));

/** What the reader has in the editor after copying the block. */
function shownText(fence: Fence): string {
  const {text, display} = readSource(fence, () => undefined);
  const shown = fence.diff ? text : display.map((line) => line.text).join('\n');
  return `${shown}\n`;
}

/** Whether the reader makes a file of a block. Blocks with errors show what not to write. */
const isWritten = (fence: Fence, version: Fence['version']) =>
  fence.title !== undefined &&
  isFileName(fence.title) &&
  !fence.hidden &&
  fence.output === undefined &&
  fence.errors.length === 0 &&
  fence.version === version;

const isOneOf = (kinds: readonly {pattern: RegExp}[], command: string) =>
  kinds.some(({pattern}) => pattern.test(command));

class Reading {
  readonly steps: Step[] = [];
  readonly problems: Failure[] = [];
  node: number | undefined;
  private readonly servers: Set<string>;
  /**
   * Whether the page is a guide from beginning to end. Others take their packages from another page,
   * and show of some samples only what they print, which runs of the samples compare.
   */
  private readonly showsAll: boolean;
  private lastRun: Fence | undefined;
  /**
   * The address that the reader was told to open, and the buttons to press, since the last output.
   */
  private opened: Omit<Step & {kind: 'open'}, 'kind' | 'line' | 'text'> | undefined;

  constructor(
    private readonly file: string,
    private readonly version: Fence['version'],
    fences: readonly Fence[],
  ) {
    this.showsAll = installsSomething(fences);
    this.servers = new Set(
      fences.flatMap(({role, title}) => (role === 'serve' && title ? [title] : [])),
    );
  }

  /** The sentence that says where the page begins. */
  begin(paragraph: Paragraph) {
    const needed = /\bNode\.js (\d+)/.exec(toString(paragraph));
    if (needed) this.node = Number(needed[1]);
    visit(paragraph, 'link', ({url, position}: Link) => {
      const [target, section] = url.split('#');
      if (!target || !/^\.{0,2}\/?[^:]*\.mdx?$/.test(target)) return;
      this.steps.push({
        kind: 'follow',
        line: position?.start.line ?? 1,
        file: path.posix.join(path.posix.dirname(this.file), target),
        ...(section ? {section} : {}),
      });
    });
  }

  stop(line: number) {
    this.steps.push({kind: 'stop', line});
  }

  command(command: string, line: number, inTabs = false) {
    const serves =
      runsOn.test(command) || [...this.servers].some((title) => command.endsWith(` ${title}`));
    this.steps.push({kind: 'command', line, command, serves, ...(inTabs ? {inTabs} : {})});
  }

  /** “Open `http://localhost:5173`, and press `Add`.” */
  open(paragraph: Paragraph) {
    const text = toString(paragraph);
    const [url = ''] = codesAfter(paragraph, /Open $/);
    this.opened = {
      url,
      presses: codesAfter(paragraph, /\bpress $/),
      inHtml: /\bHTML (?:that the server sends|already contains)\b/.test(text),
      noRequest: /\bbrowser makes no request\b/.test(text),
    };
  }

  fence(fence: Fence) {
    if (shells.includes(fence.language) && !fence.hidden) {
      const commands = commandsOf(fence.value).filter(
        ({command}) => !isOneOf(unfollowedCommands, command),
      );
      if (commands.some(({command}) => isOneOf(unfollowedBlocks, command))) return;
      for (const {command, offset} of commands) {
        this.command(command, fence.line + offset, fence.npm2yarn);
      }
      return;
    }
    if (fence.role === 'run') this.lastRun = fence;
    if (isWritten(fence, this.version)) {
      const paths = (fence.title ?? '').split(',').map((name) => name.trim());
      this.steps.push({kind: 'write', line: fence.line, paths, text: shownText(fence)});
    }
    const isShownPage = this.opened && fence.language === 'html' && !fence.title;
    if ((fence.output !== undefined || isShownPage) && !fence.hidden) this.output(fence);
  }

  private output(fence: Fence) {
    if (this.opened) {
      this.steps.push({kind: 'open', line: fence.line, text: fence.value, ...this.opened});
      this.opened = undefined;
      return;
    }
    if (!this.showsAll && this.lastRun?.hidden) return;
    const printer = typeof fence.output === 'string' ? fence.output : this.lastRun?.title;
    const complain = (actual: string) =>
      this.problems.push({
        file: this.file,
        line: fence.line,
        step: `shows an output${printer ? ` of ${printer}` : ''}`,
        expected: 'the file and the command that print it stand above it',
        actual,
      });
    if (!printer) {
      complain('the block that prints it has no title, so the reader has no file to run');
      return;
    }
    const written = this.steps
      .map((step) => step.kind === 'write' && step.paths.includes(printer))
      .lastIndexOf(true);
    if (written < 0) {
      complain(`the page does not show ${printer}`);
      return;
    }
    const run = this.steps
      .slice(written)
      .some(
        (step) =>
          step.kind === 'command' &&
          (step.command.endsWith(printer) || /^npm (?:run|start)/.test(step.command)),
      );
    if (!run) {
      complain(`no command runs ${printer}; say for example: \`npx tsx ${printer}\` prints:`);
      return;
    }
    const serves = this.servers.has(printer);
    this.steps.push({kind: 'output', line: fence.line, text: fence.value, printer, serves});
  }
}

/** The inline code of a paragraph before which the text ends so. */
const codesAfter = ({children}: Paragraph, before: RegExp): string[] =>
  children.flatMap((node, index) => {
    const previous = children[index - 1];
    const says = previous?.type === 'text' && before.test(previous.value);
    return node.type === 'inlineCode' && says ? [node.value] : [];
  });

/** Commands that a sentence of the page, not of a list, table or callout, tells to run. */
function readParagraph(paragraph: Paragraph, reading: Reading) {
  const text = toString(paragraph);
  if (beginning.test(text)) reading.begin(paragraph);
  if (text.startsWith('Open http://localhost')) reading.open(paragraph);
  if (text.startsWith('Stop the server')) reading.stop(paragraph.position?.start.line ?? 1);
  if (!instruction.test(text)) return;
  visit(paragraph, 'inlineCode', ({value, position}: InlineCode) => {
    if (inlineCommand.test(value)) reading.command(value, position?.start.line ?? 1);
  });
}

/** The release that a page tells to install, such as 11.19.0; the newest where it names none. */
const releaseOf = (source: string): string =>
  /@trpc\/server@(\d+\.\d+\.\d+)/.exec(source)?.[1] ?? 'Infinity.Infinity';

const inProse = (ancestors: readonly {type: string}[]) =>
  ancestors.every(({type}) => ['root', 'mdxJsxFlowElement'].includes(type));

/** The first and last line of the section below a heading. */
function sectionOf(tree: Root, id: string): {first: number; last: number} | undefined {
  const slugger = createSlugger();
  let found: {depth: number; first: number} | undefined;
  let last = Infinity;
  visit(tree, 'heading', (heading) => {
    const line = heading.position?.start.line ?? 1;
    const {text, id: own} = parseMarkdownHeadingId(toString(heading).replace('\\{', '{'));
    const slug = own ?? slugger.slug(text);
    if (found && heading.depth <= found.depth && last === Infinity) last = line - 1;
    if (!found && slug === id) found = {depth: heading.depth, first: line};
  });
  return found && {first: found.first, last};
}

const installsSomething = (fences: readonly Fence[]): boolean =>
  fences.some(
    ({language, value, hidden}) =>
      shells.includes(language) &&
      !hidden &&
      commandsOf(value).some(({command}) => installs.test(command)),
  );

/**
 * Whether a page is one to follow: it has a command that installs something, or says that it begins
 * with what another page installs.
 */
export const isGuide = (source: string, file: string): boolean =>
  /^(?:Start in|In) an empty folder/m.test(source) ||
  // Parsing all pages takes many seconds.
  (installs.test(source) && installsSomething(parsePage(source, file).fences));

/**
 * @param source - the page's text
 * @param file - its path relative to the site's root, with forward slashes
 * @param section - id of the heading whose section alone is followed
 * @throws Error when there is no such section
 */
export function readGuide(source: string, file: string, section?: string): Guide {
  const page = parsePage(source, file);
  const {tree} = parseMdx(source);
  const lines = section === undefined ? {first: 1, last: Infinity} : sectionOf(tree, section);
  if (!lines) throw new Error(`${file} has no section #${section}.`);
  const reading = new Reading(file, page.version, page.fences);
  const release = releaseOf(source);
  let index = -1;
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'code') index += 1;
    const line = node.position?.start.line ?? 1;
    if (line < lines.first || line > lines.last || !isAbout(releasesOf(ancestors), release)) return;
    if (node.type === 'paragraph' && inProse(ancestors)) readParagraph(node as Paragraph, reading);
    if ((node as Code).type === 'code') reading.fence(page.fences[index] as Fence);
  });
  const {steps, problems, node} = reading;
  const first = steps.find((step) => step.kind !== 'write');
  const says = tree.children.some(
    (node) => node.type === 'paragraph' && beginning.test(toString(node)),
  );
  if (section === undefined && first && !says) {
    problems.push({
      file,
      line: first.line,
      step: 'begins',
      expected: 'a sentence that says in which folder, before the first command',
      actual: 'none; write “Start in an empty folder.”, with links to the pages to follow before',
    });
  }
  return {file, ...(node ? {node} : {}), steps, problems};
}
