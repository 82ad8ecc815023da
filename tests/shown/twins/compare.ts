/** Compares a page with its Markdown twin, word by word, both ways. */
import {diffArrays} from 'diff';
import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import type {Html, Root as Markdown} from 'mdast';
import {toHast} from 'mdast-util-to-hast';

import {QUESTIONS_META} from '../../../src/content/questions';
import {addressOf} from '../pages';
import type {Finding} from '../report';
import {differences, type Sides} from './differences';
import {wordsOf, type Word} from './words';

/** How often each difference was met on each side, by its name. */
export type Uses = Map<string, {page: number; twin: number}>;

/** The part of a page that its source makes: the content of a doc, the title and text of a post. */
function contentOf(tree: Root, page: string): Element {
  const doc = select('.theme-doc-markdown', tree);
  if (doc) return doc;
  const title = select('article header h1', tree);
  const text = select('#__blog-post-container', tree);
  if (!title || !text)
    throw new Error(`${page} has a Markdown twin, and neither a doc nor a post.`);
  return {type: 'element', tagName: 'article', properties: {}, children: [title, text]};
}

/** A twin as the HTML that GitHub would make of it; HTML in it is text, but for the break of a line. */
function twinTree(markdown: Markdown): Root {
  const tree = toHast(markdown, {
    handlers: {
      html: (_state, {value}: Html) => ({type: 'text', value: value === '<br>' ? ' ' : value}),
    },
  });
  if (tree.type !== 'root') throw new Error('A Markdown file is not a root.');
  return tree;
}

/** Where the two differ: a range of words on each side, one of which may be empty. */
interface Gap {
  page: [from: number, to: number];
  twin: [from: number, to: number];
}

/** Gaps with fewer equal words between them are one, which reads better than words that happen to agree. */
const minEqual = 4;

function gapsOf(shown: readonly Word[], written: readonly Word[]): Gap[] {
  const texts = (words: readonly Word[]) => words.map(({text}) => text);
  const gaps: Gap[] = [];
  let page = 0;
  let twin = 0;
  for (const {added, removed, count} of diffArrays(texts(shown), texts(written))) {
    const from = {page, twin};
    if (!added) page += count;
    if (!removed) twin += count;
    if (!added && !removed) continue;
    const last = gaps.at(-1);
    if (last && from.page - last.page[1] < minEqual && from.twin - last.twin[1] < minEqual) {
      last.page[1] = page;
      last.twin[1] = twin;
    } else {
      gaps.push({page: [from.page, page], twin: [from.twin, twin]});
    }
  }
  return gaps;
}

const maxWords = 24;

function quote(words: readonly Word[]): string {
  const shown = words.slice(0, maxWords).map(({text}) => text);
  const left = words.length - shown.length;
  return `“${shown.join(' ')}${left > 0 ? ` … (${left} more words)` : ''}”`;
}

const context = 4;

function findingOf(
  page: string,
  gap: Gap,
  shown: readonly Word[],
  written: readonly Word[],
): Finding {
  const [from, to] = gap.page;
  const onPage = shown.slice(from, to);
  const inTwin = written.slice(...gap.twin);
  const heading = (onPage[0] ?? inTwin[0])?.heading ?? '';
  const what =
    inTwin.length === 0
      ? `only the page says ${quote(onPage)}`
      : onPage.length === 0
        ? `only the twin says ${quote(inTwin)}`
        : `the page says ${quote(onPage)}, the twin ${quote(inTwin)}`;
  const before = quote(shown.slice(Math.max(0, from - context), from));
  const after = quote(shown.slice(to, to + context));
  return {
    page,
    place: heading === '' ? 'top' : `under “${heading}”`,
    text: `${what}, between ${before} and ${after}`,
  };
}

/**
 * @param page - file of the build, such as `docs/quickstart.html`
 * @param tree - of the page, which is rewritten
 * @param uses - counts the differences that were met
 */
export function comparePage(page: string, tree: Root, markdown: Markdown, uses: Uses): Finding[] {
  const sides: Sides = {
    page: contentOf(tree, page),
    twin: twinTree(markdown),
    description: String(select('meta[name=description]', tree)?.properties.content ?? ''),
    questions: String(select(`meta[name="${QUESTIONS_META}"]`, tree)?.properties.content ?? ''),
    address: addressOf(page),
  };
  for (const {name, page: onPage, twin: inTwin} of differences) {
    const count = uses.get(name) ?? {page: 0, twin: 0};
    count.page += onPage?.(sides) ?? 0;
    count.twin += inTwin?.(sides) ?? 0;
    uses.set(name, count);
  }
  const shown = wordsOf(sides.page);
  const written = wordsOf(sides.twin);
  return gapsOf(shown, written).map((gap) => findingOf(page, gap, shown, written));
}

/** @returns a line for each side of each difference that no page has anymore */
export function unusedDifferences(uses: Uses): string[] {
  return differences.flatMap(({name, page, twin}) => {
    const count = uses.get(name) ?? {page: 0, twin: 0};
    return [
      ...(page && count.page === 0 ? [`no page has “${name}” anymore: delete it`] : []),
      ...(twin && count.twin === 0 ? [`no twin has “${name}” anymore: delete it`] : []),
    ];
  });
}
