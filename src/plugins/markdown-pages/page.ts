/** A complete twin: the page's metadata, then its text. */
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {answersLine} from '../../content/questions';
import type {Doc, DocsVersion, Post} from '../../content/pages';

export type TwinPage = Doc | Post;

/** The pages of a version that have a twin, in sidebar order, then those that are in no sidebar. */
export const docsOf = ({pages}: DocsVersion): Doc[] =>
  pages.filter((page): page is Doc => page.kind === 'doc');

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true})
  .freeze();

/** @returns Markdown that ends with a line break */
export function writeMarkdown(children: RootContent[]): string {
  const tree: Root = {type: 'root', children};
  return writer.stringify(tree);
}

function paragraph(value: string): RootContent {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

/** What a page is about, such as the version that it describes. */
export function aboutOf(page: TwinPage, label: string): string {
  if (page.kind === 'doc') return `Documentation of tRPC ${label}.`;
  const names = page.authors.join(', ');
  return `Blog post${names && ` by ${names}`}, ${page.date.toISOString().slice(0, 10)}.`;
}

interface Surroundings {
  content: readonly RootContent[];
  /** Of the docs version that the page belongs to. */
  label: string;
  /** Address of the page, with origin. */
  address: string;
  /** Address of the list of pages that it is in. */
  list: string;
}

/** @returns title, description and address, then the content */
export function writePage(page: TwinPage, {content, label, address, list}: Surroundings): string {
  const [first] = content;
  const own = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  const title: Heading = own ?? {
    type: 'heading',
    depth: 1,
    children: [{type: 'text', value: page.title}],
  };
  const rest = own ? content.slice(1) : content;
  const opening = toString(rest[0]).replace(/\s+/g, ' ').trim();
  return writeMarkdown([
    title,
    // Omits a description that equals the beginning of the page.
    ...(page.description === '' || page.description === opening
      ? []
      : [paragraph(page.description)]),
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: `${aboutOf(page, label)} Source: `},
        {type: 'link', url: address, children: [{type: 'text', value: address}]},
        {type: 'text', value: '. All pages: '},
        {type: 'link', url: list, children: [{type: 'text', value: list}]},
      ],
    },
    ...(page.questions.length > 0 ? [paragraph(answersLine(page.questions))] : []),
    ...rest,
  ]);
}
