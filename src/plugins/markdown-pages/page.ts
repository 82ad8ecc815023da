/** A complete twin: the page's metadata, then its text. */
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {answersLine} from '../../content/questions';
import type {TwinPage} from './site';

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

/**
 * @param content - of the page
 * @param address - of the page, with origin
 * @param list - address of the list of pages that it is in
 * @returns title, description and address, then the content
 */
export function writePage(
  page: TwinPage,
  content: readonly RootContent[],
  address: string,
  list: string,
): string {
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
        {type: 'text', value: `${page.about} Source: `},
        {type: 'link', url: address, children: [{type: 'text', value: address}]},
        {type: 'text', value: '. All pages: '},
        {type: 'link', url: list, children: [{type: 'text', value: list}]},
      ],
    },
    ...(page.questions.length > 0 ? [paragraph(answersLine(page.questions))] : []),
    ...rest,
  ]);
}
